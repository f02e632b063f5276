import { describe, expect, it } from 'vitest';
import { weightsOf } from '#test/named-in.ts';
import { understand } from './understand.ts';

describe('a number of members', () => {
  it.each([
    'gaming with over 100 members',
    'gaming servers over 5000 members',
    'gaming at least 1 000 000 users',
    'gaming over 10000',
    'gaming over 1,000',
    'gaming over 1.5k members',
    'gaming 1k+ members',
    'gaming 100-500 members',
    'gaming 100 to 500 members',
    'gaming between 100 and 500 members',
    'gaming mit über 100 mitgliedern',
    'gaming mehr als 1.000 mitglieder',
    'gaming zwischen 100 und 500 mitgliedern',
    'gaming entre 100 y 500 miembros',
    'gaming bis 500 mitglieder',
    'gaming bis zu 500',
    'gaming powyżej 100 członków',
    'gaming up to 500',
    'gaming max 500 members',
  ])('is not searched for: %s', (question) => {
    const { gaming, ...others } = weightsOf(question);
    expect(gaming).toBe(1);
    expect(Math.max(...Object.values(others))).toBeLessThan(1);
  });

  it.each([
    ['gaming mit mindestens 50 mitgliedern', 'mit'],
    ['gaming con 500 miembros', 'con'],
    ['gaming avec 500 membres', 'avec'],
  ])('shows the language of the question: %s', (question, filler) =>
    expect(weightsOf(question)).toMatchObject({ gaming: 1, [filler]: 0 }),
  );

  it('alone asks for any server', () => {
    expect(weightsOf('less than 50 members')).toEqual({ 'less than': 0, 50: 0, members: 0 });
    expect(weightsOf('servers with 1k+ members')).toMatchObject({ servers: 0.1, '1k+': 0, members: 0 });
  });
});

it.each([
  ['nba 2k users', 'nba 2k'],
  ['formula 1 people', 'formula 1'],
  ['rainbow 6 people', 'rainbow 6'],
  ['left 4 dead 2 users', 'left 4 dead 2'],
  ['warhammer 40k members', 'warhammer 40k'],
  ['warhammer 40k over 500 members', 'warhammer 40k'],
])('a number in a name is part of it: %s', (question, name) =>
  expect(weightsOf(question)).toMatchObject({ [name]: 1 }),
);

it.each([
  ['gta 5 100 members', { 'gta 5': 1, 100: 0, members: 0 }],
  ['formula 1 500 members', { 'formula 1': 1, 500: 0, members: 0 }],
  ['fifa 23 1000+ members', { 'fifa 23': 1, '1000+': 0, members: 0 }],
  ['warhammer 40k 100-500 members', { 'warhammer 40k': 1, 100: 0, 500: 0, members: 0 }],
])('a count can follow a name with a number: %s', (question, expected) =>
  expect(weightsOf(question)).toMatchObject(expected),
);

it.each([
  ['gamers over 40', { gamers: 1, over: 0, 40: 0.05 }],
  ['rust under 30', { rust: 1, under: 0, 30: 0.05 }],
  ['gaming above 18', { gaming: 1, above: 0, 18: 0.05 }],
  ['Leute zum Zocken ab 25', { ab: 0, 25: 0.05 }],
  ['people over 40', { people: 1, over: 0, 40: 0.05 }],
  ['over 18 hangout', { hangout: 1, over: 0, 18: 0.05 }],
  ['chat over 30s', { chat: 1, over: 0, '30s': 0.05 }],
  ['zorgle 18+', { zorgle: 1, '18+': 0.05 }],
  ['18+ no drama hangout', { '18+': 0.05, drama: 0.2, hangout: 1 }],
  ['for over 40', { over: 0, 40: 1 }],
  ['18+', { '18+': 1 }],
  ['joueurs de plus de 30 ans', { joueurs: 1, 'plus de': 0, 30: 0.05, ans: 0 }],
  ['jugadores mayores de 30', { jugadores: 1, 'mayores de': 0, 30: 0.05 }],
  ['gracze po 30', { gracze: 1, po: 0, 30: 0.05 }],
  ['друзья старше 30 лет', { друзья: 1, старше: 0, 30: 0.05, лет: 0 }],
  ['friends aged 30', { friends: 1, aged: 0, 30: 0.05 }],
  ["i'm 16 and i want to zorgle", { 16: 0.05, zorgle: 1 }],
  ['ich bin 32 und mag zorgle', { bin: 0, 32: 0.05, zorgle: 1 }],
  ['amigos de 30 años', { amigos: 1, 30: 0.05, anos: 0 }],
  ['zorgle 1.20+', { zorgle: 1, '1': 0.05, '20+': 0.05 }],
  ['area 51', { area: 1, 51: 0.05 }],
  ['zorgle 18-25', { zorgle: 1, 18: 0.05, 25: 0.05 }],
  ['30代のゲーマー', { ゲーマー: 1 }],
  ['21yo zorgle', { '21yo': 0.05, zorgle: 1 }],
  ['25f zorgle', { '25f': 0.05, zorgle: 1 }],
  ['u18 zorgle', { u18: 0.05, zorgle: 1 }],
  ['u18', { u18: 1 }],
])(
  'a small number without "members", which may be an age, weighs least beside another word: %s',
  (question, expected) => expect(weightsOf(question)).toMatchObject(expected),
);

it.each([
  ['minecraft 1.21', { minecraft: 1, 1: 0.05, 21: 0.05 }],
  ['24/7 linux chat', { 24: 0.05, 7: 0.05, linux: 1 }],
])('a small number beside a subject only says more about it: %s', (question, expected) =>
  expect(weightsOf(question)).toMatchObject(expected),
);

it.each([
  ['gamers my age', 'my age'],
  ['Gamer in meinem Alter', 'in meinem alter'],
  ['jugadores de mi edad minecraft', 'de mi edad'],
  ['amis du même âge', 'du meme age'],
  ['amigos da mesma idade', 'da mesma idade'],
  ['gracze w moim wieku', 'w moim wieku'],
  ['друзья моего возраста', 'моего возраста'],
  ['benim yaşımda arkadaşlar', 'benim yasimda'],
])("one's own age is not searched for: %s", (question, age) => expect(weightsOf(question)).toMatchObject({ [age]: 0 }));

it.each([
  'gente de mi edad',
  'Gleichaltrige',
  'pessoas da minha idade',
  'rówieśnicy',
  'ровесники',
  '同い年',
  'yaşıtlarım',
])('people of the same age are friends: %s', (question) =>
  expect(understand(question).parts.flatMap(({ tags }) => tags)).toEqual(['friends']),
);

it.each([
  ['couch to 10k', { '10k': 1 }],
  ['10k', { '10k': 1 }],
  ['ab und zu schach', { schach: 1 }],
])('other numbers and words of comparison are searched for: %s', (question, expected) =>
  expect(weightsOf(question)).toMatchObject(expected),
);
