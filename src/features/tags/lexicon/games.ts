/** Single games: what people type when they look for others who play it. `lexicon.ts` says how a row is written. */
export const games = `
age of empires | Gaming | en age_of_empires* aoe2 aoe4 ?aoe | ja エイジオブエンパイア | zh 帝国时代
among us | Gaming | en ?amogus | ja アモングアス アモアス | ko 어몽어스 | zh 太空狼人杀
animal crossing | Gaming | en acnh | ja どうぶつの森 あつ森 | zh 动物森友会 动森 | ko 동물의_숲 동숲
apex legends | Gaming | en ?apex | ja エーペックス | ko 에이펙스 | zh apex英雄 | ru апекс*
arknights | Gaming | ja アークナイツ | zh 明日方舟 | ko 명일방주
assassins creed | Gaming | en assassin_s_creed | ja アサクリ アサシンクリード | zh 刺客信条
azur lane | Gaming | ja アズレン アズールレーン | zh 碧蓝航线
baldurs gate | Gaming | en baldurs_gate* baldur_s_gate* bg3 | zh 博德之门 | ja バルダーズゲート
balatro | Gaming
battlefield | Gaming | en battlefield_1 battlefield_4 battlefield_5 battlefield_2042 bf2042 bf2142 bf4 bf1942
beyond all reason | Gaming
black desert | Gaming | en black_desert_online | ko 검은사막 | ja 黒い砂漠
bloons | Gaming | en bloons_td* btd6 btd
blox fruits | Gaming
blue archive | Gaming | ja ブルーアーカイブ ブルアカ | ko 블루아카이브 블루_아카이브 | zh 蔚蓝档案
borderlands | Gaming
brawl stars | Gaming | ru бравл_старс бравлстарс | ko 브롤스타즈 | ja ブロスタ | zh 荒野乱斗
brawlhalla | Gaming
call of duty | Gaming | en warzone black_ops* modern_warfare* ?cod ?codm cod_mobile | ru калоф | ja コールオブデューティ | zh 使命召唤
catan | Gaming | en settlers_of_catan | de siedler_von_catan
?celeste | Gaming | en celeste_mod* celeste_speedrun* celeste_game
chess | Gaming | en chess* lichess | de schach* | es ajedrez | pt xadrez | it scacchi | fr echecs | nl schaken | pl szachy szach* | nordic sjakk skak shakki | ru шахмат* | uk шахи шахів | tr satranc* | id catur | ja チェス | zh 国际象棋 國際象棋 西洋棋 | ko 체스 | ar شطرنج | hi शतरंज*
?civilization | Gaming | en civ_5 civ_6 civ_7 civ5 civ6 civ7 sid_meier* ?civ | zh 文明6 文明帝国 | ja シヴィライゼーション
clash of clans | Gaming | en ?coc | ru клэш_оф_кланс | ja クラクラ | zh 部落冲突 | ko 클래시_오브_클랜
clash royale | Gaming | ja クラロワ | ru клеш_рояль клэш_рояль | ko 클래시_로얄 | zh 皇室战争
club penguin | Gaming
command and conquer | Gaming | en command_conquer openra ?cnc
counter strike | Gaming | en csgo cs2 cs_go counter_strike* counterstrike ?cs ?css ?faceit | ru контр_страйк ксго кс2 ?кс | zh 反恐精英 | ko 카운터스트라이크
cookie clicker | Gaming
cookie run | Gaming | en cookie_run_kingdom | ko 쿠키런 | ja クッキーラン
cuphead | Gaming
cyberpunk 2077 | Gaming | en ?cyberpunk cp2077 | ja サイバーパンク2077
dark souls | Gaming | en elden_ring soulslike* souls_like* bloodborne sekiro demon_s_souls fromsoft* | ja エルデンリング ダークソウル | zh 艾尔登法环 黑暗之魂 | ko 엘든링 | ru дарк_соулс элден_ринг
dayz | Gaming
dead by daylight | Gaming | en dbd | ja デッドバイデイライト | ko 데드_바이_데이라이트 | zh 黎明杀机
?deadlock | Gaming | en valve_deadlock deadlock_game
deep rock galactic | Gaming | en ?drg rock_and_stone
?destiny | Gaming | en destiny_2 destiny2 ?d2 | zh 命运2 | ja デスティニー2
diablo | Gaming | ru диабло | zh 暗黑破坏神 | ja ディアブロ | ko 디아블로
dont starve | Gaming | en don_t_starve don_t_starve_together
?doom | Gaming | en doom_eternal gzdoom zdoom doom_mod* doom_wad*
dota | Gaming | en dota2 dota_2 | ru дота доту доте дотеры дота_2 | zh 刀塔
dragon ball | Entertainment | en dragon_ball_z dragonball* dbz dokkan* dragon_ball_fighterz dbfz | ja ドラゴンボール | zh 龙珠 | ko 드래곤볼
dungeons and dragons | Gaming | en dnd d_d dungeons_dragons dungeon_master* ?dm pathfinder_2e pathfinder_rpg dnd5e forgotten_realms ?5e ?pathfinder | de ?dsa das_schwarze_auge | es dragones_y_mazmorras mazmorras_y_dragones | fr donjons_et_dragons | pt masmorras_e_dragoes | it dungeons_e_dragons | pl lochy_i_smoki | ru днд дндшн* подземелья_и_драконы | zh 龙与地下城 跑团 | ja ダンジョンズ&ドラゴンズ | ko 던전_앤_드래곤 | ar زنزانات_وتنانين
dwarf fortress | Gaming
escape from tarkov | Gaming | en tarkov eft | ru тарков* | zh 塔科夫 | ja タルコフ | ko 타르코프
euro truck simulator | Gaming | en truckersmp ets2 american_truck_sim*
eve online | Gaming
factorio | Gaming
fall guys | Gaming
fallout | Gaming | en fallout_4 fallout_76 fallout_new_vegas new_vegas
fifa | Gaming | en ea_fc ea_sports_fc fc25 fc26 ultimate_team | ru фифа | ko 피파
final fantasy | Gaming | en ffxiv ff14 ffxi ff7 ?ff | ja ファイナルファンタジー ff14 | zh 最终幻想 | ko 파이널판타지
five nights at freddys | Gaming | en fnaf | ru фнаф
fire emblem | Gaming | ja ファイアーエムブレム
fortnite | Gaming | en fortnite* ?fn | ru фортнайт* | ja フォートナイト フォトナ | zh 堡垒之夜 | ko 포트나이트 | ar فورتنايت فورت_نايت
forza | Gaming
friday night funkin | Gaming | en fnf
garrys mod | Gaming | en gmod garry_s_mod dark_rp darkrp | ru гмод гаррис_мод
gartic phone | Gaming
genshin impact | Gaming | en genshin* | ru геншин* | ja 原神 | ko 원신 | ar قنشن
geometry dash | Gaming | en ?gd gddp gdps geometry_jump | ru геометри_даш | ko 지오메트리_대시
geoguessr | Gaming | en geoguess* geoguessing
ghost of tsushima | Gaming
god of war | Gaming
gran turismo | Gaming | ja グランツーリスモ
gta | Gaming | en gta* grand_theft_auto* fivem ragemp ?gta_v gta_5 gta_6 los_santos | ru гта* | zh 侠盗猎车手 | ja グラセフ | ar جراند_ثفت
guild wars | Gaming | en guild_wars_2 gw2
guilty gear | Gaming | en ggst | ja ギルティギア
?hades | Gaming | en hades_2 hades_ii hades_game
half life | Gaming | en half_life_2 black_mesa sven_co_op
halo | Gaming | en halo_infinite halo_mcc halo_reach halo_wars halo_mod*
hearthstone | Gaming | ru хартстоун | zh 炉石传说 爐石 | ja ハースストーン | ko 하스스톤
hearts of iron | Gaming | en hoi4 hearts_of_iron_iv
helldivers | Gaming | en helldivers_2 | ja ヘルダイバー
?hitman | Gaming | en hitman_maps hitman_3 world_of_assassination
hogwarts legacy | Gaming
hollow knight | Gaming | en hk_silksong silksong
honkai star rail | Gaming | en honkai* ?hsr star_rail | ja 崩壊スターレイル 崩壊:スターレイル 崩スタ | zh 崩坏 星穹铁道
identity v | Gaming | ja 第五人格 | zh 第五人格
kerbal space program | Gaming | en ksp kerbal*
kingdom hearts | Gaming
league of legends | Gaming | en ?lol wild_rift teamfight_tactics ?tft league_of_legend | ru лига_легенд ?лол | ja リーグオブレジェンド | zh 英雄联盟 英雄聯盟 云顶之弈 | ko 리그오브레전드 리그_오브_레전드 롤토체스 | ar ليج_اوف_ليجندز
left 4 dead | Gaming | en l4d2 l4d left_4_dead_2
lego | Entertainment | en bricklink afol lego_builder* | ru лего
lethal company | Gaming
lost ark | Gaming | ko 로스트아크 | en lost_ark_raid*
magic the gathering | Gaming | en mtg mtga mtg_arena commander_edh ?edh magic_cards magic_card | ja マジックザギャザリング | zh 万智牌
mahjong | Gaming | en mahjong* riichi* mahjongsoul | de mahjongg | fr mah_jong | ru маджонг* | ja 麻雀 雀魂 | zh 麻将 麻將 | ko 마작
mario | Gaming | en super_mario* paper_mario sm64 super_mario_64 | ja マリオ | zh 马里奥 | ko 마리오 | ru марио
mario kart | Gaming | en mario_kart* mkwii mk8dx mk8 mkworld | ja マリオカート マリカ | zh 马里奥赛车 | ko 마리오카트
marvel rivals | Gaming | ja マーベルライバルズ | zh 漫威争锋
mass effect | Gaming
metin2 | Gaming | en metin*
metroid | Gaming | en super_metroid metroid_prime
minecraft | Gaming | en minecraft* java_edition bedrock_edition craftbukkit spigot_plugin* spigotmc papermc mojang ?mc hypixel bedwars skyblock skywars neoforge curseforge modrinth | ru майнкрафт* | uk маинкрафт* | ja マイクラ マインクラフト | zh 我的世界 当个创世神 | ko 마인크래프트 | ar ماينكرافت ماين_كرافت | hi माइनक्राफ्ट*
mobile legends | Gaming | en ?mlbb bang_bang_mobile
monopoly | Gaming
monster hunter | Gaming | en mhw mhrise mhwilds | ja モンハン モンスターハンター | zh 怪物猎人 | ko 몬스터헌터 몬헌
mortal kombat | Gaming | en mk11 mk1
mount and blade | Gaming | en bannerlord mount_blade
my singing monsters | Gaming
naraka bladepoint | Gaming | zh 永劫无间
need for speed | Gaming | en ?nfs
no mans sky | Gaming | en no_man_s_sky ?nms
old school runescape | Gaming | en osrs oldschool_runescape runelite
osu | Gaming | en osu_mania osu_droid mcosu | ja 音ゲーosu
overwatch | Gaming | en overwatch* ?ow ?ow2 | ru овервотч* | ja オーバーウォッチ | zh 守望先锋 鬥陣特攻 | ko 오버워치
palworld | Gaming | ja パルワールド | zh 幻兽帕鲁 | ko 팰월드
path of exile | Gaming | en ?poe poe2 path_of_exile_2 | ru пое2 | zh 流放之路
payday | Gaming | en payday_2 payday_3
?persona | Gaming | en persona_5 persona_4 persona_3 megaten shin_megami* | ja ペルソナ5 女神転生
phasmophobia | Gaming
planetside | Gaming | en planetside_2
plants vs zombies | Gaming | en pvz pvz2 plants_versus_zombies | zh 植物大战僵尸
pokemon | Gaming | en pokemon* smogon pokemmo nuzlocke* shiny_hunt* ?pkmn showdown_battles | ja ポケモン ポケカ | zh 宝可梦 寶可夢 神奇宝贝 口袋妖怪 | ko 포켓몬 | ru покемон* | ar بوكيمون | hi पोकेमोन*
pokemon go | Gaming | ja ポケモンgo ポケgo | en ?pogo
pokemon trading cards | Gaming | en pokemon_tcg pokemon_tcg_pocket pokemon_card* | ja ポケカ | zh 宝可梦卡牌
poker | Gaming | en pokerstars texas_hold_em texas_holdem | ru покер* | ja ポーカー | zh 德州扑克
?portal | Gaming | en portal_2 portal_game portal_mod*
pubg | Gaming | en pubg* player_unknown* playerunknown* | ru пубг пабг | zh 绝地求生 和平精英 | ko 배틀그라운드 | ar ببجي
quake | Gaming | en quake_3 quake_live quake_2 quake_champions ioquake3
rainbow six siege | Gaming | en r6 r6s rainbow_six rainbow_6 siege_x | de rainbow_six_siege | ja レインボーシックス | zh 彩虹六号
red dead redemption | Gaming | en rdr2 ?rdo red_dead red_dead_online
resident evil | Gaming | en biohazard_game re4_remake | ja バイオハザード | zh 生化危机
rimworld | Gaming
risk of rain | Gaming | en ror2
roblox | Gaming | en roblox* robux bloxburg rblx blox | ru роблокс* | ja ロブロックス | zh 罗布乐思 | ko 로블록스 | ar روبلوكس
rocket league | Gaming | en ?rl rocketleague* | ru рокет_лига | ja ロケットリーグ ロケリ | ko 로켓리그
runescape | Gaming | en runescape* rs3
?rust game | Gaming | en rust_server* rust_pvp rust_raid* rust_wipe* rust_modded ?rust | ru раст_сервер*
satisfactory | Gaming | en satisfactory_game satisfactory_mod*
?scratch | Programming | en scratch_mit scratch_programming scratch_project* turbowarp
sea of thieves | Gaming | en ?sot | ja シーオブシーブス | zh 盗贼之海
shogi | Gaming | en shogi* lishogi | ja 将棋 | zh 将棋 日本将棋
silent hill | Gaming
sims | Gaming | en the_sims sims_4 sims4 sims_3 ?ts4 | ru симс | ja シムズ
skylanders | Gaming
skyrim | Gaming | en skyrim* elder_scrolls* morrowind tes_online oblivion_remaster* ?tes ?eso | ru скайрим* | zh 上古卷轴 | ja スカイリム
smash bros | Gaming | en super_smash_bros super_smash* smash_ultimate ssbu ssbm ?melee ?smash smash_melee slippi super_smash_brothers smash_brothers smash64 project_plus | ja スマブラ | zh 任天堂明星大乱斗 | ko 스매시브라더스 스매시_브라더스
?smite | Gaming | en smite_2
snowrunner | Gaming
solo leveling | Entertainment | ko 나혼자만레벨업 나_혼자만_레벨업
?sonic | Gaming | en sonic_the_hedgehog sonic_game* sonic_fan* sonic_runners sonic_unleashed srb2
splatoon | Gaming | en splatoon* | ja スプラトゥーン スプラ3 | zh 斯普拉遁 喷射战士 | ko 스플래툰
star citizen | Gaming
star wars | Entertainment | en swtor swgoh ?starwars jedi mandalorian* | ja スターウォーズ | zh 星球大战 | ko 스타워즈 | ru звездные_воины
star trek | Entertainment
starcraft | Gaming | en starcraft_2 sc2 | ko 스타크래프트 | zh 星际争霸
stardew valley | Gaming | en stardew* ?sdv | ja スターデューバレー | zh 星露谷 | ko 스타듀밸리
stellaris | Gaming
street fighter | Gaming | en street_fighter* sf6 sfv ?sf third_strike 3rd_strike sf3 | ja ストリートファイター スト6 | zh 街霸 街头霸王
subnautica | Gaming
super mario maker | Gaming | en smm2
team fortress | Gaming | en tf2 team_fortress_2
tekken | Gaming | en tekken* | ja 鉄拳 | zh 铁拳 | ko 철권
terraria | Gaming | en terraria* tmodloader calamity_mod | ru террари* | ja テラリア | zh 泰拉瑞亚 | ko 테라리아
tetris | Gaming | en tetris* tetr_io tetra_esports techmino jstris | ja テトリス | zh 俄罗斯方块 | ko 테트리스 | ru тетрис
the binding of isaac | Gaming | en binding_of_isaac
the finals | Gaming | en ?finals
the legend of zelda | Gaming | en zelda* legend_of_zelda tears_of_the_kingdom breath_of_the_wild botw totk ocarina_of_time ?loz | ja ゼルダ | zh 塞尔达 薩爾達 | ko 젤다
the witcher | Gaming | en witcher_3 witcher witchers | de der_hexer | pl wiedzmin* | ru ведьмак*
titanfall | Gaming | en titanfall* northstar_mod
tower of fantasy | Gaming | zh 幻塔 | ja 幻塔
town of salem | Gaming
tower defense simulator | Gaming | en ?tds
touhou | Gaming | en touhou* | ja 東方project 東方プロジェクト | zh 东方project 东方幻想乡
trackmania | Gaming | en trackmania*
transport tycoon | Gaming | en openttd transport_tycoon* transport_fever
uma musume | Gaming | en umamusume | ja ウマ娘 | zh 赛马娘
undertale | Gaming | en undertale* deltarune* | ru андертейл | ja アンダーテール
unreal tournament | Gaming | en unreal_tournament* ut2004 ut99 oldunreal
unturned | Gaming
valheim | Gaming
valorant | Gaming | en valorant* valorent valo ?vlr ?val | ru валорант* | ja ヴァロラント ヴァロ | zh 无畏契约 特戰英豪 瓦罗兰特 | ko 발로란트 | ar فالورانت | hi वैलोरेंट*
vampire the masquerade | Gaming | en vtm world_of_darkness
vampire survivors | Gaming
vrchat | Gaming | en vrchat* ?vrc | ja vrc
war thunder | Gaming | en warthunder | ru вар_тандер
warframe | Gaming | ru варфрейм | ja ウォーフレーム
warhammer | Gaming | en warhammer* wh40k ?40k warhammer_40k age_of_sigmar wahapedia horus_heresy ?aos | ru вархаммер* | zh 战锤 | ja ウォーハンマー
werewolf game | Gaming | en mafia_game* | de werwolf_spiel* werwoelfe dusterwald | fr loup_garou loups_garous | ja 人狼 | zh 狼人杀 | ru игра_мафия
world of tanks | Gaming | en wotb wot_blitz world_of_warships ?wot ?wows | ru мир_танков | zh 坦克世界
world of warcraft | Gaming | en ?wow wow_pvp wow_private wow_classic azeroth turtle_wow wotlk chromiecraft azerothcore trinitycore f2p_wow warcraft_3 ?warcraft | ru варкрафт* ?вов | zh 魔兽世界 魔獸世界 | ko 월드_오브_워크래프트
wuthering waves | Gaming | en ?wuwa | ja 鳴潮 | zh 鸣潮
xenoblade | Gaming | ja ゼノブレイド
yu-gi-oh | Gaming | en yugioh yu_gi_oh* ygo duel_links master_duel edopro ygopro | ja 遊戯王 | zh 游戏王 | ko 유희왕
zenless zone zero | Gaming | en ?zzz | ja ゼンレスゾーンゼロ ゼンゼロ | zh 绝区零 | ko 젠레스_존_제로
`;
