// What a question excludes: the words after a negation, or before one that follows (`アニメ以外`).
import { AFTER_NOT, isNaming } from '#catalog/question.ts';
import { fillersNear } from './lexicon.ts';
import { isSubject, NO_MEANING } from './question-phrases.ts';
import { AND, LANGUAGE_NOUNS, LEARNING, SEPARATOR, type UnderstoodPart, type Piece } from './question-pieces.ts';

/** `or` and `nor` of these languages and Dutch. In texts, what follows `and` is more often offered: "no drama and chess every night". */
export const OR: ReadonlySet<string> = new Set('or nor oder noch o u ni ou nem ne lub ani или ни'.split(' '));
export const CONJUNCTIONS: ReadonlySet<string> = AND.union(OR);

/**
 * Between a negation and what it excludes: articles, prepositions, words for servers, and for playing, talking, learning,
 * watching and using, in the order of the languages of the lexicon.
 */
export const AFTER_NEGATION = new Set([
  ...LANGUAGE_NOUNS,
  'show me',
  'give me',
  ...`a an the any more another in into about of with to me us server servers communities speak speaking learn learning play
    playing talk talking chat chatting discuss discussing hear use using watch watching going gonna wanna interested fan fans
    from all anything everything any kind kinds sort sorts type types
    jegliche jegliches jeglichen jede jeden irgendwelche
    ningun ninguna ningunos tipo tipos aucun aucune nenhum nenhuma alcun alcuna nessun nessuna zadnych
    das den die dem uber mit von auf spielen reden sprechen diskutieren
    el la los las de del al con sobre su servidores jugar juego jugamos jugando hablar hablo hablamos hablando aprender ver usar uso usando
    le les l d au aux en du avec sur serveurs jouer parler discuter apprendre regarder voir utiliser fan
    o os as em jogar jogo jogamos jogando falar falo falamos falando assistir
    il lo gli i di da su giocare gioco giochiamo parlare parlo imparare guardare vedere usare uso
    het een over van spelen speel praten leren kijken
    grac gram gramy mowic rozmawiac gadac uczyc sie ogladac uzywac w o na
    играть играю играем говорить общаться разговаривать учить изучать смотреть использовать в о об про на
    грати граю граємо спілкуватися розмовляти дивитися у
    ال`.split(/\s+/),
]);
/** English, German, Spanish, Italian, French, Portuguese, Dutch, Polish, Russian, Ukrainian. */
export const ALONE: ReadonlySet<string> = new Set(
  'alone myself allein alleine solo sola seul seule sozinho sozinha alleen sam sama один одна сам сама'.split(' '),
);
/** They refuse only what names something. */
const WEAK = /^(?:anti|never|minus)$/;
export const isItem = (pieces: readonly Piece[], i: number): boolean => isSubject(pieces[i]?.meaning ?? NO_MEANING);

/** Within a phrase. */
const LINK = /^(?:to|of|the|an?|de|d[ou]|da|von|di)$/;
const isUnknown = (pieces: readonly Piece[], i: number): boolean => i in pieces && pieces[i]!.meaning === undefined;

/**
 * Without the comma before a conjunction: `no anime, chess, or art`. Polish has none before `i`, which is English, too.
 */
export const withoutSerialCommas = <T extends Piece>(pieces: readonly T[]): T[] =>
  pieces.filter(({ text }, i) => {
    const { text: next = '' } = pieces[i + 1] ?? {};
    return text !== SEPARATOR.text || next === 'i' || !CONJUNCTIONS.has(next);
  });

/** A conjunction or separator after an item, or after an unknown word where these are items too. */
function isConjunction(pieces: readonly Piece[], i: number): boolean {
  const { text = '' } = pieces[i] ?? {};
  return CONJUNCTIONS.has(text) && (isItem(pieces, i - 1) || (isUnknown(pieces, i - 1) && takesWords(pieces, i)));
}

/** Unknown words are items beside "or", and in a list with another separator or a conjunction at its end. */
function takesWords(pieces: readonly Piece[], i: number): boolean {
  const { text } = pieces[i]!;
  if (OR.has(text) || pieces[i - 2]?.text === SEPARATOR.text) return true;
  if (text !== SEPARATOR.text) return false;
  const isListed = (_: Piece, at: number): boolean =>
    at <= i || isItem(pieces, at) || isUnknown(pieces, at) || pieces[at]!.text === SEPARATOR.text;
  return CONJUNCTIONS.has(pieces.find((piece, at) => !isListed(piece, at))?.text ?? '');
}

/** Whether a negation is before the piece, its articles and verbs, or the list that it is in (`not rust or java`), or after it. */
export function isNegated(pieces: readonly Piece[], i: number, active: ReadonlySet<string>): boolean {
  // `i don't want to play minecraft by myself` asks for company.
  const named = i + pieces.slice(i).findIndex(({ text }) => !AFTER_NEGATION.has(text));
  if (pieces.slice(named, named + 3).some(({ text }) => ALONE.has(text))) return false;
  if (isNegation(pieces, i + 1, active, true)) return true;
  const at = pieces.slice(0, i).findLastIndex(({ text }, k) => !AFTER_NEGATION.has(text) || isConjunction(pieces, k));
  // The whole `pay to win`, and `drama queens`.
  const before = pieces.slice(0, i).findLastIndex(({ text }) => !LINK.test(text));
  if (isUnknown(pieces, i) && (isUnknown(pieces, before) || isItem(pieces, before)))
    return isNegated(pieces, before, active);
  // `sans anime ni de gaming`, but `without anime and with gaming` asks for gaming, and `no anime, zorgle` for the word.
  const isAfterComma = pieces[at]?.text === SEPARATOR.text && isUnknown(pieces, i) && !takesWords(pieces, at);
  if (isConjunction(pieces, at) && !isAfterComma && (at === i - 1 || !AND.has(pieces[at]!.text)))
    return isNegated(pieces, at - 1, active);
  // In `not rust java or go` the comma is missing: what follows an item is one too if the list ends with a conjunction.
  let end = i;
  while (isItem(pieces, end)) end++;
  if (isItem(pieces, i - 1) && isConjunction(pieces, end) && isItem(pieces, end + 1))
    return isNegated(pieces, i - 1, active);
  return isNegation(pieces, at, active, false);
}

/** Of what a negation would exclude. */
const meaningAfter = (pieces: readonly Piece[], i: number): NonNullable<Piece['meaning']> =>
  pieces.slice(i + 1).find(({ text }) => !AFTER_NEGATION.has(text))?.meaning ?? NO_MEANING;

/** @param isAfter of what is before it: `アニメ以外`, `anime isn't my thing` */
function isNegation(pieces: readonly Piece[], at: number, active: ReadonlySet<string>, isAfter: boolean): boolean {
  const { text, meaning = NO_MEANING } = pieces[at] ?? { text: '' };
  const fillers = meaning.fillers.filter(({ language }) => active.has(language));
  if (WEAK.test(text) && !isSubject(meaningAfter(pieces, at))) return false;
  // `pas les jeux`, `musique pas rap`, but `je ne trouve pas les jeux` looks for them.
  if (text === 'pas' && active.has('fr'))
    return !isAfter && (at === 0 || isItem(pieces, at - 1) || pieces[at - 1]!.words.length === 0);
  const isSpanish = text === 'no' && isNoSpanish(pieces, at, active);
  const meant = fillers.filter(({ language }) => !isSpanish || language !== 'pt');
  return meant.length > 0 && meant.every((one) => one.isNegation && (one.isPostposed === true) === isAfter);
}

/** Masculine countries, and platforms, that have the same name in Spanish and Portuguese. */
const PLACE =
  /^(?:brasil|mexico|chile|peru|canada|panama|haiti|youtube|spotify|twitch|tiktok|instagram|telegram|whatsapp|netflix|linux|windows|android|iphone|ipad|mac|steam|roblox)$/;

/** In Portuguese, "no" is "in the": if a word, place or game shows that (`jogar no discord`, `amigos no minecraft`). */
function isNoSpanish(pieces: readonly Piece[], at: number, active: ReadonlySet<string>): boolean {
  const isPortuguese = ({ meaning = NO_MEANING }: Piece): boolean => {
    const languages = [...meaning.subjects, ...meaning.fillers].map(({ language }) => language).concat(meaning.namedIn);
    return languages.includes('pt') && !languages.includes('es');
  };
  const { text = '', meaning: { subjects: next } = NO_MEANING } = pieces[at + 1] ?? {};
  const isPlace = PLACE.test(text) || (active.has('pt') && next.some(({ subject }) => subject.isTitle));
  return active.has('es') && !pieces.some(isPortuguese) && !isPlace;
}

/** `sin` and `sans`, like all words of three letters, are negations before a subject; conjunctions (`ani`) are not sure. */
export function isSureNegation(pieces: readonly Piece[], i: number): boolean {
  const { text, meaning = NO_MEANING } = pieces[i]!;
  const isName = text.length === 3 || text === 'sans';
  const isSure = text.length >= 3 && !CONJUNCTIONS.has(text) && meaning.fillers.some((one) => one.isNegation);
  return isSure && (!isName || isSubject(meaningAfter(pieces, i)));
}

/**
 * What is excluded is the narrowest of what the words name, and nothing that the question asks for: `linux but not
 * ubuntu` excludes the word, `fighting games but not smash bros` only that game. In `learn french not english`, English is
 * not the language that a server speaks.
 */
export function narrowExcluded(parts: readonly UnderstoodPart[]): UnderstoodPart[] {
  const asked = parts.filter(({ isExcluded }) => !isExcluded);
  const wanted = new Set<string>(asked.flatMap((one) => [...one.tags, ...one.categories, ...one.languages]));
  return parts.map((part) => {
    if (!part.isExcluded) return part;
    const tags = part.closest === undefined ? part.tags : [part.closest];
    const unasked = <T extends string>(named: readonly T[]): T[] => named.filter((one) => !wanted.has(one));
    const languages = wanted.has(LEARNING) ? [] : unasked(part.languages);
    return { ...part, tags: unasked(tags), categories: unasked(part.categories), languages };
  });
}

/** In `minecraft without plugins` the word is excluded, but `no rules` looks for it. */
export function excludeWordAfterNot(part: UnderstoodPart, active: ReadonlySet<string>): UnderstoodPart {
  const { weight, text, isFiller } = part;
  const isWordAfterNot = weight === AFTER_NOT && !isFiller && !isNaming(part) && fillersNear(text, active).length === 0;
  return isWordAfterNot ? { ...part, isExcluded: true } : part;
}
