// What texts of listings forbid or deny: "no politics", "Forbidden: dating", "we are not a Minecraft server". It gives no
// tag and no category.
import { fold } from '#contract/fold.ts';
import { AFTER_NEGATION, ALONE, OR } from './negations.ts';
import { NOT_FREE_OF } from './question-phrases.ts';
import { wordsOf } from './term-finder.ts';

/** Negations: "no politics", "sans politique". */
const DENIALS = new Set(
  'no not non neither weder without never anti isn isnt aren arent don dont doesn doesnt ohne kein keine keinen nicht sans pas sin nada sem nem nao senza niente geen zonder bez nie без не нет ни avoid refrain except excepto exceto sauf evite evitez'.split(
    ' ',
  ),
);
/** Before a negated subject in texts, also what describes a server or forbids; `t` is the end of `don't`. */
const BETWEEN = AFTER_NEGATION.union(
  new Set(
    `t from affiliated allow tolerate expect do discussion discussions post posting dedicated place for
      der ein eine einen fur diskussionen diskussion gesprache platz
      se habla es somos es esta permite permiten permitimos un una servidor discusiones lugar dedicado para
      serveur est sommes parle joue jouons dedie lieu pour
      fala sou e um uma na servidor discussoes
      sono si parla
      serwer serwerem serwera jest jestem jestesmy sa gramy rozmawiamy dyskusji miejsce dla
      сервер это по для говорят говорим обсуждаем обсуждать обсуждении место місце обговорюємо`.split(/\s+/),
  ),
);

// The expressions below match folded text. Each must stay linear in its length: a description has up to 4,000 characters.
const oneOf = (alternatives: Iterable<string>): string => `(?:${[...alternatives].join('|')})`;
const wordOf = (words: string): string => oneOf(words.split(' '));
const NO_WORD = String.raw`\s.,:;!?/&|•()`;
const WORD_START = `(?<=^|[${NO_WORD}])`;
const WORD_END = `(?=$|[${NO_WORD}])`;
const SENTENCE_START = String.raw`(?<=^|[.!?|•\n]\s{0,2})`;
const WORD = `[^${NO_WORD}]+`;

const ABOUT = `(?:${wordOf('about von de di do da of o о sobre su uber')}(?= )|d[’'])`;
const TALK = wordOf('hablar parler parlare falar jugar jouer giocare jogar говорить обсуждать');
const CONJUNCTION = wordOf('and or und oder y e et ou o i ve и или');
/** `The crypto talk`, `Diskussionen`: one thing of a list. */
const ITEM =
  `(?:${wordOf('the die der das el los? las? les? la os as? il gli')} (?:${WORD} (?!${CONJUNCTION} ))?|[io] )?` +
  `${WORD}(?: (?:content|talk|discussions?))?`;
const SLASH = ' ?/ ?';
const LIST = `${ITEM}(?:(?:, | ?[/&] ?|,? ${CONJUNCTION} )(?:de )?${ITEM}){0,7}`;

/** `No politics, religion, crypto or dating`, `no politics/dating`: without the last conjunction, it can be an offer. */
const NEGATED_LIST =
  `${WORD_START}(?<!why )${oneOf(DENIALS)}(?:['’]t)?(?: ${oneOf(BETWEEN)}){0,6} ${ITEM}` +
  oneOf([`(?:${SLASH}${ITEM}){1,9}`, `(?:(?:, |${SLASH})${ITEM}){1,9},? ${oneOf(OR)} ${ITEM}`]) +
  `${WORD_END}(?! ${oneOf(ALONE)}${WORD_END})`;

const PROHIBITED = ['prohibid[oa]s?', 'proibid[oa]s?', 'vietat[oi]', 'запрещен[аоы]?'];
/** Before what it forbids: `Forbidden: politics and anime`, `Zakaz`, `No se permite hablar de política`. */
const FORBIDS =
  oneOf([
    `${oneOf(['forbidden', 'banned', 'prohibited', 'not allowed', 'verboten', 'interdits?', ...PROHIBITED])}:`,
    'verboten (?:sind|ist)',
    `(?:(?:estan?|e|il est) )?${oneOf([...PROHIBITED, 'interdiction', 'interdit', 'zakaz', 'no se permiten?'])}`,
  ]) + `(?: ${ABOUT})?(?: ${TALK}(?: ${ABOUT})?)? ?`;

const PERMITTED = wordOf('allowed permitted welcome tolerated');
const IS = wordOf('is are ist sind est sont es esta estan e sao estao sono jest sa');
const STRICTLY = `(?: ${oneOf(['strictly', 'here', 'hier', 'bei uns', 'streng', 'strengstens', 'strictement', 'строго'])})?`;
/** After a subject: `is strictly forbidden`, `verboten`, `will get you banned`. */
const IS_FORBIDDEN = oneOf([
  `(?: ${IS})?${STRICTLY} ${oneOf([
    `not ${PERMITTED}`,
    'nicht (?:erlaubt|erwunscht|gestattet)',
    'verboten',
    'unerwunscht',
    'interdite?s?',
    ...PROHIBITED,
    'vietat[ae]',
    'zakazan[aeiy]',
    'zabronion[aey]',
    'заборонен[аоі]?',
    'под запретом',
  ])}`,
  ` ${IS}${STRICTLY} (?:forbidden|banned|prohibited)`,
  ` (?:is|are)n['’]t ${PERMITTED}`,
  ' (?:will|can) get you (?:banned|kicked)',
  " n['’](?:a|ont) pas (?:sa|leur) place",
  ' (?:no|nao|non) (?:es|esta|estan|e|sao|sono|se) (?:permitid[oa]s?|permiten?|permess[aeio]|ammess[aeio])',
  ",? (?:this is|you are in|you['’]re in) the wrong (?:place|server)",
  ` ${IS} (?:taboo|tabu)`,
  ' (?:bleib(?:t|en) drau(?:ss|ß)en|(?:hat|haben) hier nichts (?:zu suchen|verloren))',
  '(?: konusmak)? yasak(?:tir)?(?! degil)',
]);
/** `A word about`, before a denied subject: `discussions of`, `posting`. */
const OF = `(?:(?:${WORD} ${ABOUT}|discussing|posting) )?`;
/** In a list at the beginning of a sentence, `and` makes no offer: `Politics and anime are banned`. */
const DENIED_LIST =
  oneOf([
    `${SENTENCE_START}(?:${FORBIDS}${LIST}|${OF}${LIST}${IS_FORBIDDEN})`,
    `${WORD_START}${OF}${ITEM}(?: ${oneOf(OR)} ${ITEM})?${IS_FORBIDDEN}`,
  ]) + WORD_END;

/** `🚫 politics 🚫 dating ✅ books`: up to the next sign. */
const AFTER_SIGN = String.raw`[🚫❌⛔✖](?:[^.!?|•\n\p{Extended_Pictographic}]|\.(?=\S))*`;
/** `chess ✅ politics ❌ dating ❌`, where each sign is after its item, as at the end of the line. */
const BEFORE_SIGN = String.raw`(?<=[\p{L}\p{N}] ?[✅✔☑])(?:[^.!?|•\n\p{Extended_Pictographic}]*[🚫❌⛔✖]\ufe0f?)+(?=\s*(?:\n|$))`;
/** `politics-free`; what is free of these is a subject itself. */
const FREE_OF = String.raw`(?<![\p{L}-])(?!(?:${NOT_FREE_OF})-)\p{L}+-free(?![\p{L}-])`;
const FORBIDDEN = new RegExp([NEGATED_LIST, DENIED_LIST, BEFORE_SIGN, AFTER_SIGN, FREE_OF].join('|'), 'gu');

const MAX_TERM_WORDS = 4;
/** A description can be one list of a thousand items. */
const MAX_DENIED_LIST = 20;
/** Words by which a text is Portuguese, in which `no` means "in the". */
const PORTUGUESE = new Set(
  'da das uma nao voce voces sua suas seu seus nosso nossa comunidade jogos jogar jogamos focado focada brasil ou temos venha pelo pela ao'.split(
    ' ',
  ),
);

/** A text without the lists that it forbids. */
export function withoutForbidden(text: string): string {
  const composed = text.normalize('NFC');
  // Each character keeps its place; folding is slow, and a text has few different ones.
  const plain = new Map(
    Array.from(new Set(composed), (one) => [one, fold(one).length === one.length ? fold(one) : one]),
  );
  const folded = Array.from(composed, (one) => plain.get(one)).join('');
  let rest = '';
  let end = 0;
  const isNoDenial = isPortuguese(wordsOf(folded));
  for (const { 0: forbidden, index } of folded.matchAll(FORBIDDEN)) {
    if (isNoDenial && forbidden.startsWith('no ')) continue;
    rest += `${composed.slice(end, index)} `;
    end = index + forbidden.length;
  }
  return rest + composed.slice(end);
}

/**
 * Whether a negation precedes this word, directly or before articles and verbs, or the list that it is in: `we do not
 * allow politics, religion or drama`. `not only` is none.
 */
export function isDenied(words: readonly string[], at: number): boolean {
  let i = at;
  for (let items = 0; items < MAX_DENIED_LIST; items++) {
    if (isNegatedInText(words, i)) return true;
    let before = i - 1;
    while (BETWEEN.has(words[before] ?? '') && !OR.has(words[before]!)) before--;
    if (!OR.has(words[before] ?? '')) return OR.has(words[i + 1] ?? '') && isNegatedInText(words, i - 1);
    i = before - 1;
  }
  return false;
}

function isNegatedInText(words: readonly string[], at: number): boolean {
  let before = at - 1;
  while (BETWEEN.has(words[before] ?? '')) before--;
  const negation = words[before] ?? '';
  // "Never play chess alone!", "Why not play chess?"
  if (words[before - 1] === 'why' || words.slice(at + 1, at + MAX_TERM_WORDS).some((one) => ALONE.has(one)))
    return false;
  const isInThe = negation === 'no' && (words[before + 1] === 'servidor' || isPortuguese(words));
  return DENIALS.has(negation) && !isInThe;
}

const isPortuguese = (words: readonly string[]): boolean => words.some((word) => PORTUGUESE.has(word));
