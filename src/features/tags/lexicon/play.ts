/** Kinds of games, ways to play and what they are played on. */
export const play = `
battle royale | Gaming | ja バトロワ | zh 大逃杀 吃鸡 | ru королевская_битва
board games | Gaming | en board_game* boardgam* monopoly_style boardgamegeek ?bgg | de brettspiel* gesellschaftsspiel* | fr jeux_de_societe jeu_de_societe jeux_de_plateau | es juegos_de_mesa | pt jogos_de_tabuleiro | it giochi_da_tavolo | nl bordspel* gezelschapsspel* | pl planszow* gry_planszowe | nordic brettspill bradspel* lautapel* | ru настольн* настолк* | ja ボードゲーム ボドゲ | zh 桌游 桌遊 | ko 보드게임 | ar العاب_الطاولة
browser games | Gaming | en browser_game* web_game* io_game* unblocked_game* browser_mmo* multiplayer_browser html5_game* online_games_in_browser | de browserspiel*
card games | Gaming | en card_game* tcg ccg tcgs deckbuilder* solitaire | de kartenspiel* | fr jeu_de_cartes jeux_de_cartes | es juegos_de_cartas | pt jogos_de_cartas jogo_de_cartas | pl karciank* gry_karciane | ru карточн* | ja カードゲーム トレカ | zh 卡牌游戏 | ko 카드게임
casual games | Gaming | en casual_gam* party_game* minigame* mini_games | de partyspiel*
city building | Gaming | en city_build* city_builder* cities_skylines citybuild* | de aufbauspiel* | fr jeu_de_gestion
competitive gaming | Gaming | en competitive_gam* ranked_play ranked_games scrims scrim competitive_play
co-op games | Gaming | en ?co_op ?coop coop_game* cooperative_game* couch_co_op | de koopspiel* | ja 協力プレイ
cozy games | Gaming | en cozy_gam* cosy_gam* wholesome_games
emulation | Gaming | en emulator* retroarch rpcs3 pcsx2 dolphin_emu* yuzu ryujinx emulate emulating emulated mame romhack* rom_hack* | de emulator* | ru эмулятор* | ja エミュレータ | zh 模拟器 | ko 에뮬레이터
escape rooms | Gaming | en escape_room* | fr escape_game
esports | Gaming | en esport* e_sport* pro_gaming | ru киберспорт* | uk кіберспорт* | zh 电竞 電競 电子竞技 | ja eスポーツ | ko e스포츠 이스포츠 | ar الرياضات_الالكترونية
factory games | Gaming | en factory_game* automation_game* | de fabrikspiel*
fan games | Gaming | en fangame* fan_game*
farming games | Gaming | en farming_sim* farming_game* | de landwirtschafts_simulator
fighting games | Gaming | en fighting_game* fgc super_smash_bros smash_bros street_fighter* tekken guilty_gear mortal_kombat soulcalibur fighter_game* soul_calibur king_of_fighters under_night_in_birth granblue_versus dragon_ball_fighterz skullgirls brawlhalla | de kampfspiel* prugelspiel* | fr jeu_de_combat jeux_de_combat versus_fighting | es juegos_de_lucha | pt jogos_de_luta | it picchiaduro | ja 格ゲー 格闘ゲーム | zh 格斗游戏 | ko 격투게임 격겜
flight simulation | Gaming | en flight_sim* flight_simulator msfs x_plane dcs_world vatsim | de flugsimulator* flugsimulation | fr simulation_de_vol
free games | Gaming | en free_game* free_to_play f2p freebie_games freegame* | de gratisspiel* kostenlose_spiele | fr jeux_gratuits | es juegos_gratis | pt jogos_gratis | ja 無料ゲーム | ru бесплатные_игры
gacha games | Gaming | en gacha* | ja ガチャ ソシャゲ | zh 抽卡 | ko 가챠
game deals | Gaming | en game_deal* cheap_games game_sale* gg_deals isthereanydeal steam_sale*
game development | Programming | en gamedev* game_dev game_devs game_developer* game_development* game_design* gamemaker game_making game_maker make_games making_games indie_dev* game_jam* game_engine* godot rpg_maker gamejam* develop_games | de spieleentwickl* spiele_entwickeln | fr developpement_de_jeu* creation_de_jeux developpement_jeux | es desarrollo_de_videojuegos desarrollo_de_juegos | pt desenvolvimento_de_jogos | pl tworzenie_gier gamedev | ru геймдев* разработка_игр | ja ゲーム開発 ゲーム制作 | zh 游戏开发 | ko 게임_개발 게임개발 | ar تطوير_الالعاب
game servers | Gaming | en private_server* game_server* server_hosting game_hosting minecraft_hosting
game soundtracks | Music | en game_soundtrack* game_music video_game_music vgm chiptune* game_ost
guilds and clans | Gaming | en ?clan ?guild clan_recruitment guild_recruitment clans | ru ?клан | de ?gilde ?clan
handhelds | Gaming | en handheld gameboy game_boy nintendo_ds nintendo_3ds ?3ds psp ps_vita steam_deck 3ds_homebrew
homebrew | Gaming | ja 自作ソフト
horror games | Gaming | en horror_game* survival_horror | de horrorspiel* | fr jeux_d_horreur | ja ホラーゲーム | zh 恐怖游戏
idle games | Gaming | en idle_game* incremental_game* clicker_game* | ja 放置ゲーム | zh 放置游戏 | ru кликер*
indie games | Gaming | en indie_game* indiegame* indie_gaming | fr jeux_independants | es juegos_indie | ja インディーゲーム | zh 独立游戏 | ko 인디게임 | ru инди_игры
looking for group | Gaming | en lfg lf_group find_teammates looking_for_teammates teammates teammate squad_up people_to_play_with | de mitspieler* spieler_gesucht mitspieler_gesucht | fr cherche_joueurs recherche_joueurs | es busco_equipo busco_gente_para_jugar | pt procuro_time | id mabar | ru поиск_тиммейтов ищу_тиммейтов тиммейт* сокомандник* | ja フレンド募集 メンバー募集 | zh 组队 組隊 开黑 開黑 | ko 파티원 듀오 같이할사람 | ar لاعبين_للعب
mmo | Gaming | en mmos mmorpg* massively_multiplayer | ja ネトゲ | zh 网游 網遊 | ko 엠엠오 | ru ммо мморпг
moba | Gaming | en mobas
mobile games | Gaming | en mobile_gam* phone_games android_games ios_games | de handyspiel* handygames | fr jeux_mobiles | es juegos_moviles | ru мобильные_игры | ja スマホゲーム | zh 手游 | ko 모바일_게임 모바일게임
modding | Gaming | en mods modpack* modder* modders mod_loader* game_mod* mod_menu* bepinex ?mod modded_minecraft modded_server* | de modding | ru моддинг* | zh 模组 | ko 모드제작
music games | Gaming | en rhythm_game* beat_saber beatmap* guitar_hero clone_hero rock_band_clone o2jam djmax yarg osu quaver bemani | ja 音ゲー リズムゲーム | zh 音游 | ko 리듬게임
nintendo | Gaming | en nintendo* nintendo_switch gamecube switch_homebrew ?switch n64 | ja 任天堂 ニンテンドー | zh 任天堂 | ko 닌텐도 | ru нинтендо
platform games | Gaming | en platformer* metroidvania* jump_n_run jump_and_run
playstation | Gaming | en playstation* ps5 ps4 ps3 ps2 psvr ?psn | ja プレステ プレイステーション | ko 플스 | ru плейстейшн
puzzle games | Gaming | en puzzle_game* puzzles sudoku* wordle crossword* nonogram* rubiks_cube rubik_s_cube speedcub* jigsaw* brain_teaser* ?puzzle | de ratsel* knobel* | fr casse_tete mots_croises | es rompecabezas crucigram* | pt quebra_cabeca* | it enigmi | ru головоломк* | ja パズル 謎解き | zh 解谜 谜题 | ko 퍼즐
racing games | Gaming | en sim_rac* mario_kart racing_game* kart_racing simracing* iracing assetto_corsa racing_sim* gran_turismo forza f1_game | de rennspiel* | fr jeu_de_course jeux_de_course | es juegos_de_carreras | ru гоночн* симрейсинг | ja レースゲーム | zh 赛车游戏
raids | Gaming | en raiding raid_group raid_guild | ru рейды рейд_гильди* | ja レイド | ko 레이드 | zh 副本
real-time strategy | Gaming | en rts total_annihilation supreme_commander
retro games | Gaming | en retro_gam* retrogam* retro_console* arcade_game* abandonware dos_games old_games classic_games arcade oldschool_shooter* ?retro ?vintage_games | de alte_spiele retrospiel* | fr jeux_retro retrogaming | es juegos_retro | pt jogos_antigos | it retrogioc* | ru ретро_игры | ja レトロゲーム | zh 复古游戏 | ko 고전게임
roguelikes | Gaming | en roguelike* roguelite* rogue_like* | ja ローグライク | zh 肉鸽 | ko 로그라이크
role play | Gaming | en roleplay* role_play* rp rpn larp larping ?pathfinder | de rollenspiel* | fr jeu_de_role jeux_de_role jdr | es juego_de_rol juegos_de_rol ?rol rolear | pt jogo_de_rpg interpretacao_de_papeis | it gioco_di_ruolo giochi_di_ruolo gdr | nl rollenspel* | pl gry_fabularne odgrywanie_rol | ru ролев* ролевк* ?рп | uk рольов* | tr rol_yapma | ja ロールプレイ なりきり | zh 角色扮演 语c | ko 역할극 상황극 | ar تقمص_الادوار رول_بلاي | hi रोलप्ले*
rpg games | Gaming | en rpg rpgs jrpg* arpg arpgs crpg* action_rpg | ja ロープレ | zh 角色扮演游戏 | ru рпг
sandbox games | Gaming | en sandbox_game* voxel_game*
shooter games | Gaming | en fps shooter shooters first_person_shooter* third_person_shooter* shmup* bullet_hell stg_meetup* | de egoshooter* ego_shooter* | fr jeu_de_tir jeux_de_tir | es juegos_de_disparos | pt jogos_de_tiro | ru шутер* | ja シューティングゲーム シューター | zh 射击游戏 | ko 슈팅게임
social deduction | Gaming | en mafia_games among_us
space games | Gaming | en space_sim* space_game* elite_dangerous no_mans_sky star_citizen
speedrunning | Gaming | en speedrun* speed_run* speed_running any_percent | ru спидран* | ja リアルタイムアタック | zh 速通 | ko 스피드런
steam | Gaming | en steamdb steam_game* steam_key* steam_achievement*
strategy games | Gaming | en strategy_game* rts 4x grand_strategy turn_based_strategy turn_based wargame* paradox_games | de strategiespiel* | fr jeu_de_strategie jeux_de_strategie | es juegos_de_estrategia | pt jogos_de_estrategia | pl gry_strategiczne | ru стратегии стратегические_игры | ja 戦略ゲーム ストラテジー | zh 策略游戏 | ko 전략게임
survival games | Gaming | en survival_game* ark_survival ark_survival_evolved ?ark survival_crafting survival_craft | ja サバイバルゲーム | zh 生存游戏 | ru выживание_игры
tabletop games | Gaming | en ?dnd ?d_d ?dungeons_and_dragons tabletop* ttrpg* pen_and_paper pen_paper wargam* miniature_painting mini_painting call_of_cthulhu shadowrun tabletop_rpg | de pen_paper_rollenspiel tischrollenspiel* | fr jdr_papier | ja 卓上ゲーム trpg | zh 桌面角色扮演
text adventures | Gaming | en text_adventure* interactive_fiction mud_client* muds mudlet twine_games
tournaments | Gaming | en tournament gaming_tournament* | de turnier* | fr tournoi* | es torneo* | pt torneio* campeonato* | it torneo tornei | pl turniej* | ru турнир* | uk турнір* | tr turnuva* | ja 大会 トーナメント | zh 锦标赛 比赛 | ko 토너먼트 | ar بطولات بطولة | hi टूर्नामेंट*
tower defense | Gaming | en tower_defen*
trading cards | Gaming | en trading_card* magic_the_gathering yugioh yu_gi_oh tcg pokemon_card* | de sammelkarten* | ja トレーディングカード トレカ
trivia | Gaming | en ?quiz quizzes pub_quiz | de quizabend* | ru викторин* квиз | ja クイズ | zh 问答游戏 | ko 퀴즈
virtual reality | Technology | en vr oculus meta_quest steamvr valve_index | de virtuelle_realitat | fr realite_virtuelle | es realidad_virtual | pt realidade_virtual | ru виртуальная_реальность | ja バーチャルリアリティ | zh 虚拟现实 | ko 가상현실
visual novels | Gaming | en visual_novel* galgame* otome renpy | ja ノベルゲーム ギャルゲー 乙女ゲーム エロゲ | zh 视觉小说 | ko 비주얼노벨 미연시
xbox | Gaming | en xbox* game_pass xbox_360
`;
