export const gaming = {
  sure: {
    en: `game games gaming gamer* gameplay videogame* boardgame* tabletop* multiplayer singleplayer single_player
      co_op coop minecraft* roblox* valorant fortnite* overwatch terraria* stardew factorio pokemon* nintendo*
      playstation* xbox* zelda tetris geoguessr league_of_legends counter_strike csgo cs2 rocket_league call_of_duty
      dota* gta world_of_warcraft apex_legends geometry_dash mario_kart genshin* esport esports e_sport* speedrun*
      roguelike* roguelite* mmo mmos mmorpg* moba* rpg rpgs arpg* jrpg* ttrpg* pvp pve lfg dnd d_d dungeon*
      shooter shooters arcade* chess warhammer* wargam* gamepad* gacha* text_adventure* interactive_fiction
      tower_defense pen_and_paper game_master* sim_rac* flight_sim* space_sim* matchmaking modpack* metroidvania*
      platformer* solitaire backgammon point_and_click visual_novel* battle_royale fgc fighting_game* tcg ccg f2p
      abandonware shogi`,
    de: `spiele zocken zocker* mitspieler* brettspiel* rollenspiel* videospiel* computerspiel*
      strategiespiel* kartenspiel* gesellschaftsspiel* aufbauspiel* fabrikspiel* onlinespiel* spieleabend* schach*`,
    fr: `jeu jeux guilde* manette* echecs`,
    es: `juego juegos videojueg* ajedrez mazmorra*`,
    pt: `jogo jogos videojog* xadrez`,
    it: `gioco giochi videogioc* scacchi`,
    nl: `spel spellen spelletjes gamen bordspel* gezelschapsspel* schaken`,
    pl: `gry gier planszow* szachy`,
    nordic: `spil brettspill spilleglad* datorspel* bradspel* peli pelit pelaa* lautapel*`,
    tr: `oyun* satranc*`,
    ru: `игр* геймер* геймер геиминг* гейминг* шутер* рейд* гильди* настолк* настольн* киберспорт* майнкрафт*`,
    uk: `гра гри гру грою ігор ігри ігров* кіберспорт*`,
    other: `permainan mabar tro_choi joc jocuri jatek* παιχνιδ*`,
    ja: `ゲーム ゲーマー 攻略 対戦 マイクラ ポケモン 格ゲー ボドゲ`,
    zh: `游戏 遊戲 玩家 电竞 電競 手游 桌游 网游 開黑 开黑 公会 公會 我的世界 原神`,
    ko: `게임 게이머 레이드 길드 공략 마인크래프트`,
    ar: `العاب لعبة جيمر قيمر ماينكرافت`,
    hi: `गेम* गेमिंग गेमर*`,
  },
  hints: {
    en: `guild guilds raid raids raiding quest quests loot lobby lobbies sandbox modding modded mods handheld
      handhelds console consoles retro emulat* puzzle* kart karts survival clan clans ranked scrim* tournament*
      league leagues player players npc npcs patch_notes glitch* boss bosses playtest* one_shots game_jam* gamedev*
      game_dev* game_engine* virtual_reality vr roleplay* rp simulation simulator* strategy playthrough* match
      matches fifa leaderboard* casual competitive steam teammate* trading_card* miniatures unity unreal_engine
      godot voxel* mod headset* *game *games private_server* cross_play`,
    de: `spieler* turnier* gilde* mitspielen`,
    fr: `joueur* joueuse* tournoi* partie jouer jouons`,
    es: `jugador* torneo* partida partidas jugar`,
    pt: `jogador* torneio* jogar jogatina*`,
    it: `giocator* torneo tornei partita partite giocare`,
    nl: `speler*`,
    pl: `gracz* turniej* gra gildi*`,
    nordic: `spiller spillere`,
    tr: `turnuva* klan`,
    ru: `игрок* турнир* матч* напарник* арена арены ролев* шахмат* стрим*`,
    uk: `гравц* гравець турнір* гільді* настільн* шахи рольов*`,
    other: `hrac* hraci`,
    ja: `ギルド レイド パーティ 協力プレイ`,
    zh: `副本 组队 組隊 卡牌`,
    ko: `파티 초행 랭크 클랜`,
    ar: `لاعبين بطولات بطولة`,
    hi: `खेल टूर्नामेंट*`,
  },
};
