import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

const parts = (question: string) => understand(question).parts;
const weights = (question: string) => Object.fromEntries(parts(question).map(({ text, weight }) => [text, weight]));

describe('after a negation', () => {
  const excluded = (question: string) => parts(question).flatMap(({ text, isExcluded }) => (isExcluded ? [text] : []));

  it.each([
    ['not gaming', ['gaming']],
    ['gaming NOT fps', ['fps']],
    ['learning japanese but not anime', ['anime']],
    ['a server without an anime channel', ['anime']],
    ['kein Gaming', ['gaming']],
    ['ohne Anime', ['anime']],
    ['servidores de arte sin anime', ['anime']],
    ['serwery bez anime', ['anime']],
    ['аниме без игр', ['игр']],
    ['not in english', ['english']],
    ['valorant but not in german language', ['german']],
    ['minecraft sans anime', ['anime']],
    ['sans anime', ['anime']],
    ['sans les anime', ['anime']],
    ['minecraft sin mods', ['mods']],
    ['sin el anime', ['anime']],
    ['minecraft sem mods', ['mods']],
    ['bez anime', ['anime']],
    ["I don't like anime", ['anime']],
    ["please don't show me anime", ['anime']],
    ["don't want anime", ['anime']],
    ["i don't want to see anime", ['anime']],
    ["don't show anime", ['anime']],
    ["don't show me any anime", ['anime']],
    ["don't give me any anime", ['anime']],
    ["don't show me servers about anime", ['anime']],
    ['do not show me any servers about anime', ['anime']],
    ["don't want drama, show me anime", ['drama']],
    ['not looking for anime', ['anime']],
    ['nie chcę anime', ['anime']],
    ['не хочу аниме', ['аниме']],
    ['zeig mir keine Server über Anime', ['anime']],
    ['no quiero servidores de anime', ['anime']],
    ['no me muestres anime', ['anime']],
    ["je ne veux pas voir d'anime", ['anime']],
    ['não quero ver anime', ['anime']],
    ['non voglio vedere anime', ['anime']],
    ['not speaking german', ['german']],
    ['not speaking english', ['english']],
    ['not learning spanish', ['spanish']],
    ['je ne parle pas allemand', ['allemand']],
    ['no hablo inglés', ['ingles']],
    ['não falo alemão', ['alemao']],
    ['nie mówię po angielsku', ['po angielsku']],
    ["people who don't speak german", ['german']],
    ["i can't speak german", ['german']],
    ['cannot speak german', ['german']],
    ['no se habla inglés', ['ingles']],
    ['non parlo tedesco', ['tedesco']],
    ['я не говорю по-английски', ['по англииски']],
    ["who aren't into anime", ['anime']],
    ["I don't mind anime", ['mind']],
    ['people who do not like anime', ['anime']],
    ["je n'aime pas les anime", ['anime']],
    ['no me gusta el anime', ['anime']],
    ['gaming instead of minecraft', ['minecraft']],
    ['musik statt anime', ['anime']],
    ['a server that isnt anime', ['anime']],
    ["a server that isn't about gaming", ['gaming']],
    ['chess servers that don’t discuss politics', []],
    ['games other than minecraft', ['minecraft']],
    ['not minecraft or roblox', ['minecraft', 'roblox']],
    ['not minecraft nor roblox', ['minecraft', 'roblox']],
    ['games not minecraft, roblox or fortnite', ['minecraft', 'roblox', 'fortnite']],
    ['minecraft roblox or fortnite', []],
    ['gaming ohne minecraft und roblox', ['minecraft', 'roblox']],
    ['juegos sin minecraft ni roblox', ['minecraft', 'roblox']],
    ['アニメなし', ['アニメ']],
    ['アニメ以外のゲーム', ['アニメ']],
    ['マイクラじゃない', ['マイクラ']],
    ['ليس انمي', ['انمي']],
    ['غير انمي', ['انمي']],
    ['العاب الا ماين كرافت', ['ماين كرافت']],
    ['بدون الانمي', ['ال', 'انمي']],
    ['لا اريد انمي', ['انمي']],
    ['не майнкрафт', ['маинкрафт']],
    ['nie anime, tylko szachy', ['anime']],
    ['todo menos minecraft', ['minecraft']],
    ['nada de anime', ['anime']],
    ['kein Bock auf Anime', ['anime']],
    ['minecraft without plugins', ['plugins']],
    ['minecraft without cubes', ['cubes']],
    ['crypto without exchanges', ['exchanges']],
    ['minecraft without roblox or plugins', ['roblox', 'plugins']],
  ])('what it applies to is excluded: %s', (question, expected) => expect(excluded(question)).toEqual(expected));

  it.each([
    ['fighting games but not smash bros', ['smash bros']],
    ['games but not smash bros', ['smash bros']],
    ['linux but not ubuntu', []],
    ['music without spotify', []],
  ])('the narrowest subject is excluded, and none that is wanted: %s', (question, expected) => {
    const named = parts(question).filter(({ isExcluded }) => isExcluded);
    expect(named.flatMap(({ tags, categories }) => [...tags, ...categories])).toEqual(expected);
  });

  it.each([
    'no rules',
    'minecraft no active',
    'do not disturb',
    "my code doesn't work",
    'mein code funktioniert nicht',
    'no mans sky',
    "don't starve",
    'dont starve together',
    'sans undertale',
    'undertale sans',
    'sin city',
    'seven deadly sins anime',
    'people who like anime',
    'why not minecraft',
    "can't live without anime",
    "i don't know where to find anime",
    "don't have friends to watch anime with",
    'jogar no pc',
    'brasileiros no Japão',
    'minecraft no griefing',
    'no grief',
    'アニメのはなし',
    'بوليس انمي',
    'الالعاب',
    'nie wiem, gdzie jest serwer anime',
    'не знаю где найти аниме',
    'menos de 100 miembros anime',
  ])('nothing is excluded: %s', (question) => expect(excluded(question)).toEqual([]));

  it('other words weigh little: many servers without them say so', () => {
    expect(weights('gaming without nsfw')).toEqual({ gaming: 1, without: 0, nsfw: 0.2 });
    expect(weights('juegos sin toxicidad')).toMatchObject({ juegos: 1, toxicidad: 0.2 });
    expect(weights('minecraft no griefing')).toEqual({ minecraft: 1, 'no griefing': 0.2 });
    expect(weights('no rules')).toMatchObject({ rules: 1 });
  });
});
