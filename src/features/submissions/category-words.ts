// Words that say what a community is about: `stems` match the beginning of a word, `whole` the word itself,
// `substrings` anywhere (for scripts without spaces). Accents are folded before.
import type { CategoryName } from '#contract/vocabulary.ts';

interface Words {
  stems: readonly string[];
  whole: readonly string[];
  substrings: readonly string[];
}

const split = (text: string): string[] => text.trim().split(/\s+/);

export const CATEGORY_WORDS: Record<Exclude<CategoryName, 'Other'>, Words> = {
  Gaming: {
    stems: split(`gam minecraft roblox valorant esport speedrun roguelike mmorpg guild raid quest dungeon tabletop
      boardgame spiel jogo jogad juego jugador joue jeu gracz graj oyun игр гра steam nintendo playstation xbox pokemon
      zelda fortnite sandbox modding shooter strateg tournament lobby arcade chess warhammer`),
    whole: split('lfg mmo rpg fps dnd ttrpg pvp pve moba cs clan loot'),
    substrings: split('ゲーム 游戏 遊戲 게임 لعب खेल'),
  },
  Music: {
    stems: split(`music musi synth guitar drum piano band vinyl producer beat melod song choir orchestr jazz metalhead
      techno karaoke playlist radio lyric gitarre chitarr muzy муз concert composer`),
    whole: split('dj edm lofi hiphop rap rock bass daw mixtape'),
    substrings: split('音楽 音乐 音樂 음악 موسيق संगीत'),
  },
  Technology: {
    stems: split(`tech hardware software linux android gadget homelab selfhost server-room keyboard electronic robot
      solder arduino raspberry printer 3dprint cyber security privacy crypto blockchain science astronom physic engineer
      network cloud computer startup technik техн`),
    whole: split('ai ml pc iot vpn nas vr ar gpu'),
    substrings: split('技術 科技 기술 تقنية 3d-print'),
  },
  Community: {
    stems: split(`communit hangout friend social chill cozy chat meet lounge welcom support wellbeing gemeinschaft
      comunid communaut сообщ друз freund amig amis cafe village neighbo`),
    whole: split('lgbt lgbtq queer adults irl'),
    substrings: split('雑談 社区 社群 커뮤니티 친구 مجتمع'),
  },
  Education: {
    stems: split(`study studi learn langu school universit college course homework tutor exam teach math histor
      grammar vocabular lern schul escola escuel aprend etud kurs уч мов язык library librar research thesis philosoph`),
    whole: split('stem phd sat ielts toefl kanji jlpt anki'),
    substrings: split('勉強 学习 學習 공부 日本語 تعليم'),
  },
  Art: {
    stems: split(`art draw paint sketch illustrat design animat pixel writ author poet novel photograph craft knit
      crochet ceramic sculpt comic zine calligraph typograph fotograf zeichn dessin dibuj desenh рис worldbuild`),
    whole: split('oc ocs nanowrimo'),
    substrings: split('イラスト 绘画 繪畫 그림 رسم'),
  },
  Entertainment: {
    stems: split(`anime manga movie film cinema serie theat meme stream youtub twitch podcast comed book read fandom
      cosplay celebrit netflix horror scifi fantasy kino filme lecture cook bak recipe food travel`),
    whole: split('tv vtuber vtubers kpop kdrama bl lego'),
    substrings: split('アニメ 映画 动漫 動漫 电影 애니 드라마 فيلم'),
  },
  Sports: {
    stems: split(`sport football soccer basketball baseball hockey tennis run cycl climb hik swim gym fitness workout
      martial box yoga skate surf ski motorsport racing fussball futebol futbol calcio велос marathon trail volleyball
      cricket rugby golf athlet`),
    whole: split('f1 nba nfl nhl mlb mma ufc bjj'),
    substrings: split('サッカー 野球 足球 篮球 축구 رياضة'),
  },
  Programming: {
    stems: split(`program cod develop javascript typescript python rust golang kotlin haskell elixir clojure webdev
      frontend backend fullstack opensource open-source compiler algorithm hackathon devops database api entwickl
      разраб програм gamedev framework github`),
    whole: split('dev devs js ts c++ c# php sql git react vue css html java ruby'),
    substrings: split('プログラミング 编程 程式 개발 코딩 برمجة'),
  },
};
