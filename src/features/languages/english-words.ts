/**
 * Words that identify a text as English when it is too short for statistics: no other language borrowed them. `server`,
 * `online` or `community` prove nothing.
 */
export const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  `abandonware about advanced and animal animals anyone anything anywhere archives artists audiobooks automated
  backends based battle beatmaps beats become best better biggest blocker blocking board boards bookmark
  bookmarks bounties bring browser browsers build builder builders building built buying camera cameras cams
  capture card cards cat cats character characters cheats check checker chilling circle cleaner clone clones
  cloning clothing clusters coder coding collage command competition competitions competitive completion
  compress comps connect conquer conquest convert converter converters counters craft crafters crafting create
  creator cross custom customizable customization customize daily database databases day deals debloater decks
  decrypted dedicated deep developer developers development different directories directory does dog dogs down
  download downloader downloads dragon dragons draw drawing driven driver drivers drug dungeon dungeons easy
  editing editor editors edits encrypted encryption engine engines english enhance enjoy events every everyone
  exploration explore explorer explorers extensions fast fight fighting file files fix fixer fixes flags
  flashcard flashcards fonts for fork forks free friendly friends from frontend frontends game games generation
  generator generators geography grabber guessing guide guides gun guy handmade hardened health help helper
  helpers helping hidden history hoarde home homebrew homebrewed homework hosted hosting hosts house how icons
  identify improve independent index indexes injector into item items join joined keyboard keyboards keys
  kingdom knights language languages large launch launcher launchers leaderboard leaderboards learn learning
  legacy lesson lessons level levels libraries library life light like links list lists loader loaders loads
  local logger lost love lyrics machine made make maker makers making management manager managers map mapper
  maps market mod modded modding modern mods money monitoring more mouse multiplayer multiple musicians nation
  network networking networks neural new night nightly note notes novel novels of official old only open
  opening operating optimizer organizer other others our outlining painting party password passwords patch
  patcher patches people picture place player players playground playgrounds plugins powered practice preview
  price prices printer printing privacy private producers programmer programmers programming project projects
  proxy public puzzle puzzles race racing reader readers reading rebalanced reclamation recorder recording
  recreation recreations remake remakes remap remote remove renamer renaming renderer replica research
  resources revival revivals reward rewards rhythm riders rocket rockets roleplaying room rooms runner running
  safe sandboxes scanner schedule schedules science screen scripts search searching security self selling setup
  share sharing shooting shop shopping site sites skill skills skins small solver some song songs soundtrack
  soundtracks space speaker speakers speaking speech spellcasters spoken spoofer sprite stenography store
  stores stories story student study studying stuff survival swapping sync tabs tagline taking talk talking
  teaching teammates tester that the their them theme themed themes they things think thinking this tiling time
  tips together tool toolkit tools toxic tracker trackers tracking trade traders trading trainer trainers
  tricks tunnels tutorial tutorials tweaked typing unlimited unofficial update updates upload uploader
  uploaders urban userscript userscripts viewer viewers visual voice wallpapers want war wars watcher weapons
  weather website websites week weekly welcome welcoming what when where while window witches with working
  workshop world worldbuilding worldwide wrapper writer writers writing year you your`.split(/\s+/),
);
