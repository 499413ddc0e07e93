/// The help texts, as whole screens of 80 columns.
enum Help {
  static func text(of command: CommandName) -> String {
    switch command {
    case .choose: choose
    case .demo: demo
    case .form: form
    case .frame: frame
    case .record: record
    case .replay: replay
    case .schema: schema
    case .snapshots: snapshots
    }
  }

  static let overview = """
    selector: dropdowns without a display, drawn as text

    USAGE
      selector choose [OPTION…]      asks for one of many lines, and prints it
      selector demo [--all]          what dropdowns do, step by step
      selector form FILE [OPTION…]   a form that a file declares, after some answers
      selector frame FILE [OPTION…]  a dropdown over your own data, after some keys
      selector replay FILE…          plays scenarios and tells what does not hold
      selector record FILE…          fills in what scenarios ask for with "?"
      selector schema                the format of scenarios, for editors
      selector snapshots --unused …  finds snapshots that no test uses any more

    EXAMPLES
      git switch "$(git branch --format='%(refname:short)' | selector choose)"
      selector demo
      selector frame countries.tsv --keys "ArrowDown f r Enter" --film
      selector form journey.json --answers "country=fr city=lyon"
      selector replay Scenarios/

    selector COMMAND --help tells more about each. The exit status is 0 if all went
    well, 1 if a replay had failures or snapshots are unused, 2 for wrong use.

    """

  static let choose = """
    selector choose: asks a person on the terminal, and prints what was chosen

    USAGE
      selector choose [FILE…] [OPTION…]

    Each line of the files, or of standard input, is an option. The list is shown
    while lines and rows are still read, and searched in parts, so that no key waits
    for a long one. Typing narrows it; the terminal is as it was after.

    WHAT THERE IS TO CHOOSE
      -0                  options end with NUL instead of a line break, and so does
                          what is printed, also a single one: for xargs -0
      --format FORMAT     tsv or csv (with a line of column names), jsonl (an object
                          or a text a line), json (a list of them, which is read
                          whole before it is shown), lines; else what the file's
                          name tells. A row that cannot be read ends the question
      --label COLUMN      of a table: the labels; --id, --section, --detail
                          likewise, as selector frame --help tells
      --multi             any number of options: Tab turns one, Enter ends
      --default ID        what is chosen at first: an id or a label
      --placeholder TEXT  what stands above while nothing is typed

    HOW IT IS SEARCHED
      --search MODE       substring, prefix, fuzzy; none: letters only move
      --query TEXT        what is typed already
      --select-1          if one option is left, it is chosen without asking
      --exit-0            if none is left, nobody is asked

    WHAT IS PRINTED
      --print WHAT        label, id (of a line its number), or json

    HOW IT IS SHOWN
      --inline            below the prompt (as without); --fullscreen: on its own
      --height LINES      so many lines at most, 40% of the screen, or fit
      --theme NAME        dark, light, mono, ascii; NO_COLOR is heeded
      --no-mouse          leaves the mouse to the terminal
      --accessible        asks line by line, for screen readers; so do TERM=dumb
                          and the variable ACCESSIBLE

    KEYS
      arrows, PageUp, PageDown, Home, End move; Enter chooses; Escape and Control+C
      cancel; Control+D ends. In what is typed: Left, Right, Control+A E U W K Y,
      Alt+B F D, Alt+Backspace. Control+L draws anew, Control+Z stops for a while.
    Line by line, the end of the input leaves with what is chosen by then.

    The exit status is 0 if something was chosen, 1 if there was nothing to choose,
    130 if it was cancelled, 2 for wrong use, or if something cannot be read or
    written.

    EXAMPLES
      selector choose countries.tsv --section continent --print id
      cd "$(find . -type d | selector choose --search fuzzy)"
      find . -name '*.swift' -print0 | selector choose -0 --multi
      git branch | selector choose --query fix --select-1

    """

  static let demo = """
    selector demo: what dropdowns do, drawn step by step with the keys pressed

    USAGE
      selector demo [--all]
      selector demo places [FILE] [OPTION…]

    OPTIONS
      --all   everything, with the numbers of the needs that it answers

    PLACES
    A form that finds a city by country, region and district, over a few cities, or
    over those of FILE: a table (.tsv, .csv, or - for standard input) with the
    columns id, country, admin1, admin2, name, native. Beside FILE countries.tsv
    (code, name, native) and admin1.tsv (admin1, name) give names to the codes, if
    they are there. Lists are searched by typing. The options are those of
    selector frame: --keys "KEY…", --film, --columns N, --rows N, --airy,
    --encode FORM.

    EXAMPLES
      selector demo
      selector demo --all | less
      selector demo places --keys "ArrowDown Enter Tab ArrowDown" --film
      selector demo places cities.tsv --keys "j a p Enter Tab o s Enter Tab Tab k y"

    """

  static let form = """
    selector form: asks a person for a form that a file declares, or draws it

    USAGE
      selector form FILE [OPTION…]

    FILE is a scenario in JSON, of which only the form counts: steps are not played,
    and they and the sentence may be left out; - is standard input. On a terminal a
    person is asked, and the form is printed as it was answered; with one of the
    options marked * it is only drawn: no loader runs, and fields that ask one show
    that they are loading, unless files answer for it. Fields of a relation narrow
    each other; behind an option stands how many rows it leaves.

    ASKING
      --json                   asks, wherever that may be, and prints the answers
      --allow-commands         loaders run the commands that the file names beside
                               "options": "command": ["grep", "{country}", "x.tsv"]
                               gives options as selector frame reads them; {country}
                               is what that field holds; no shell is involved
      --inline, --fullscreen, --height, --theme, --no-mouse, --accessible
                               as selector choose --help tells

    KEYS
      Tab and Shift+Tab go from field to field, Enter opens and chooses, Control+D
      submits, Control+C cancels, Control+_ takes back. Texts are edited as what is
      typed in selector choose. Control+N adds a row to a group that repeats, behind
      the one with the focus, and Control+X takes that one away. Line by line, + and
      -n do that; the end of the input submits the form as it is.

    The exit status is 0 if the form was answered, 130 if it was cancelled, 2 for
    wrong use, if the input ended while a field needs an answer, or if something
    cannot be read or written. Commands end with the form, also by a signal.

    WHAT HAPPENS
      --answers "FIELD=ID…"    what fields hold, with blanks between; several ids
                               of a field with commas between; a switch is true or
                               false; nothing behind = clears. Quotes hold what has
                               blanks or commas, and what stands in them is no
                               number. The order is free: city may come before
                               country
      --respond "FIELD=FILE…"* what a loader answers, whatever it is asked: the rows
                               of a file, as selector frame reads them
      --keys "KEY…" *          keys pressed then, as selector frame --help tells;
                               the first field has the focus, Tab goes to the next
      --film *                 a frame after each key, not only after the last

    WHAT IS TOLD BESIDES
      --explain FIELD *        why the field is as it is then, below the last frame
      --graph *                which field reads which, for Graphviz, and no frame

    HOW IT IS DRAWN
      --columns N *            cells of a line, those of the file without
      --rows N *               lines of the screen, those of the file without
      --airy                   boxes with the name above
      --encode FORM            plain, styles, ansi, svg, html, tree or yaml, as
                               selector frame --help tells; with it --theme NAME,
                               --colors HOW_MANY and --title TEXT

    EXAMPLES
      selector form journey.json --json > answers.json
      selector form journey.json --answers "country=fr city=lyon extras=wifi,meal"
      selector form journey.json --answers 'note="at 10"' --keys "Tab ArrowDown"
      selector form journey.json --respond hotels=hotels.tsv --explain hotels
      selector form journey.json --graph | dot -Tsvg > journey.svg
      selector form journey.json --airy --encode svg > journey.svg

    """

  static let frame = """
    selector frame: draws a dropdown over the rows of a file, after the keys given

    USAGE
      selector frame FILE [OPTION…]

    FILE is .tsv, .csv (both with a line of column names), .json (a list of objects
    or of texts), .jsonl (one of them a line) or .txt (one option a line); - is
    standard input.

    WHAT IS SHOWN
      --label COLUMN      the labels; else label, name, title or the second column
      --id COLUMN         the ids; else id, code or the number of the line
      --section COLUMN    headers above rows that share a section
      --detail COLUMN     what stands beside the label
      --placeholder TEXT  what stands in the header while nothing is chosen

    WHAT IT IS
      --multi             any number of options can be chosen
      --combobox          a line of text that narrows the list
      --search MODE       typing narrows the list: prefix, substring or fuzzy

    WHAT HAPPENS
      --keys "KEY…"       keys pressed one after the other, with blanks between:
                          ArrowDown, ArrowUp, Home, End, PageDown, PageUp, Enter,
                          Escape, Tab, Backspace, Delete, Space, F1 to F12, or one
                          character; Control+, Alt+, Shift+, Meta+ stand before
      --film              a frame after each key, not only after the last

    HOW IT IS DRAWN
      --columns N         cells of a line, 80 without
      --rows N            lines of the screen, 24 without
      --airy              boxes with the name above
      --encode FORM       plain: text alone, as without; styles: the same, then a
                          letter for the style of each cell; ansi: with colors for a
                          terminal; svg: a picture of a terminal window; html: a
                          document with roles; tree and yaml: what screen readers
                          are told
      --theme NAME        colors of ansi, svg, html: dark or light; without, svg and
                          html follow the viewer, and ansi is dark
      --colors HOW_MANY   colors of ansi: none, 16, 256 or full; full without, and
                          none where NO_COLOR is set
      --title TEXT        the name of a window, document or form

    EXAMPLES
      selector frame countries.tsv --keys "ArrowDown f r" --film
      selector frame countries.tsv --section continent --detail capital --keys Enter
      selector frame airports.tsv --combobox --detail iata --keys "o s l o"
      selector frame cities.tsv --search fuzzy --keys "Enter s n f r n" --airy
      seq 1 20 | selector frame - --multi --keys "Enter Space ArrowDown Space"
      selector frame countries.tsv --keys Enter --encode svg > countries.svg

    """

  static let replay = """
    selector replay: plays scenarios and tells what does not hold

    USAGE
      selector replay FILE…

    FILE is a scenario in JSON, or a directory: then all .json files in it, sorted
    by path. Each failed expectation says where it stands, what was expected and
    what was so instead, and shows the frame. The last line counts the files. The
    exit status is 0 only if none failed; a file that cannot be read, or that uses
    what is not built yet, fails. An unknown member or key tells its place.

    EXAMPLES
      selector replay weekday.json
      selector replay Scenarios/

    """
}
