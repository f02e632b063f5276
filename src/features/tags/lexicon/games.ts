/** Single games, by the words that users search for. `lexicon.ts` describes the format of a row. */
export const games = `
7 days to die | Gaming | en seven_days_to_die 7dtd 7d2d ?7_days ?7dayz | ru 7_днеи ?севен_деис | ja 7daystodie | zh 七日杀
age of empires | Gaming | en age_of_empires* aoe2 aoe4 ?aoe aoe1 aoe3 age_of_mythology | ru эпоха_империй ?аое | ja エイジオブエンパイア | zh 帝国时代
albion online | Gaming | en albion_guild* ?albion | ru альбион ?альбион_онлаин | zh 阿尔比恩
among us | Gaming | en ?amogus ?amongus | ru амонг_ас амогус | ja アモングアス アモアス | ko 어몽어스 | zh 太空狼人杀 | ar امونج_اس
animal crossing | Gaming | en acnh animal_crossing_new_horizons ac_new_leaf animal_crossing_new_leaf | ru энимал_кроссинг | ja どうぶつの森 あつ森 | zh 动物森友会 动森 動物森友會 集合啦 | ko 동물의_숲 동숲 모여봐요
animal jam | Gaming | en animal_jam_classic ?ajpw
apex legends | Gaming | en ?apex apex_legend apex_ranked | ja エーペックス | ko 에이펙스 | zh apex英雄 | ru апекс* ?эпекс апекс_легендс | ar ابيكس
arc raiders | Gaming | en arcraiders ?arc_raider ark_raiders | ru арк_раидерс* | ja アークレイダース | zh arc劫掠者 | ko 아크_레이더스 아크레이더스
ark survival evolved | Gaming | en ark_survival ark_survival_ascended ark_ascended ark_server* ?ark ark_pvp ark_pve ark_cluster* ase_ark ?asa_ark ark_tribe* ?dinosaur_survival ?dinosaur_survival_game* ?tame_dinosaurs ?taming_dinosaurs ?dinosaur_game* | de ?dino_spiel* ?dinos_zahmen | fr ?jeux_de_dinosaures ?serveur_ark | es ?juegos_de_dinosaurios ?servidor_ark ?servidor_de_ark | pt ?jogos_de_dinossauro* | ru ?арк арк_сурвайвал* ?арке | ja アークサバイバル | zh 方舟生存进化 方舟飞升 | ko ?아크_서바이벌 아크서바이벌
arknights | Gaming | en arknights_endfield endfield | ru аркнаитс | ja アークナイツ | zh 明日方舟 | ko 명일방주
?arma | Gaming | en arma_3 arma_2 arma_reforger arma3 ?arma_unit* altis_life exile_mod_arma operation_flashpoint ?milsim_unit* | de ?arma_clan | ru арма_3 арма3 ?арма_реф* | zh 武装突袭
assassins creed | Gaming | en assassin_s_creed assassin_creed ?ac_valhalla ac_odyssey ac_shadows | ru ассасин_крид ассасинс_крид | ja アサクリ アサシンクリード | zh 刺客信条 | ko 어쌔신_크리드
assetto corsa | Gaming | en assetto ?assetto_corsa_competizione assetto_corsa_evo ?ac_evo ?assetto_drift assetto_mod* assetocorsa | ru ассетто* | ja アセットコルサ | zh 神力科莎
azur lane | Gaming | en azurlane azure_lane | ru азур_леин | ja アズレン アズールレーン | zh 碧蓝航线 碧藍航線 | ko 벽람항로
baldurs gate | Gaming | en baldurs_gate* baldur_s_gate* bg3 baldur_gate balders_gate | ru балдурс_геит* балдура ?бг3 | zh 博德之门 博德之門 | ja バルダーズゲート | ko 발더스_게이트 발더스게이트
balatro | Gaming | en ?poker_roguelike | ru балатро | ja バラトロ | zh 小丑牌 | ko 발라트로
barotrauma | Gaming | en barotrauma_mod* ?submarine_game* | ru баротравма | zh 潜渊症
battlefield | Gaming | en battlefield_1 battlefield_4 battlefield_5 battlefield_2042 bf2042 bf2142 bf4 bf1942 battlefield_6 ?bf6 ?bf1 ?bf5 ?bf3 battlebit | ru бателфилд баттлфилд* батлфилд* | ja ?バトルフィールド | zh 战地风云 | ko 배틀필드
beat saber | Gaming | en beatsaber* beat_sabre beatsaver bsmg scoresaber beatleader ?saber_mapper* beat_saver | ru бит_сеибер* битсеибер* | ja ビートセイバー ビトセ | zh 节奏光剑 | ko 비트세이버 비트_세이버
beyond all reason | Gaming | en bar_rts ?beyond_reason
black desert | Gaming | en black_desert_online ?bdo | ru блэк_дезерт бдо | zh 黑色沙漠 | ko 검은사막 | ja 黒い砂漠
bloons | Gaming | en bloons_td* btd6 btd bloons_tower_defense btd_6 btd5 ?monkey_tower* | ru блунс* | zh 气球塔防 | ko 풍선_타워
blox fruits | Gaming | en blox_fruit blox_piece ?bloxfruit | ru блокс_фрутс
blue archive | Gaming | en bluearchive ?ba_global ?sensei_blue | ru блю_архив* | ja ブルーアーカイブ ブルアカ | ko 블루아카이브 블루_아카이브 블루_아카 ?블아 | zh 蔚蓝档案 碧蓝档案 碧藍檔案 蔚藍檔案
borderlands | Gaming | en borderlands_2 borderlands_3 borderlands_4 ?bl3 ?bl4 | ru бордерлендс | zh 无主之地
brawl stars | Gaming | en brawlstars brawl_star | ru бравл_старс бравлстарс ?бравл бравл_старса | ko 브롤스타즈 브롤 | ja ブロスタ ブロールスターズ | zh 荒野乱斗 | ar براول_ستارز
brawlhalla | Gaming | en brawlhala brawhalla | ru бравлхалла | ko 브롤할라
call of duty | Gaming | en ?wz warzone black_ops* modern_warfare* ?cod ?codm cod_mobile cod_warzone codmobile call_of_duty_mobile ?bo2 ?bo3 ?bo6 ?mw2 ?mw3 cod_zombies ?warzone_2 | ru калоф кол_оф_дьюти ?варзон* ?колда | ja コールオブデューティ | zh 使命召唤 决胜时刻 決勝時刻 | ko 콜오브듀티 콜_오브_듀티 콜옵 | ar كول_اوف_ديوتي كود_موبايل
candy crush | Gaming | en candy_crush_saga candycrush* | ja キャンディークラッシュ | zh 糖果传奇
?celeste | Gaming | en celeste_mod* celeste_speedrun* celeste_game ?celeste_64 strawberry_jam_collab
children of the light | Gaming | en sky_children_of_the sky_cotl ?skycotl sky_children thatskygame that_sky_game ?cotl_sky | ru скаи_дети_света дети_света | ja 星を紡ぐ子 | zh ?光遇 | ko 스카이_빛의_아이들 빛의_아이들
cities skylines | Gaming | en cities_skylines_2 city_skylines ?cities_skyline skylines_2 | ru ситис_скаилаинс ситиз_скаилаинс | ja シティーズスカイライン シティスカ | zh 城市天际线 都市天際線 大都會天際線 | ko 시티즈_스카이라인 시티즈스카이라인
?civilization | Gaming | en civ_5 civ_6 civ_7 civ5 civ6 civ7 sid_meier* ?civ civ_vi civ_v civ_vii civilization_6 civilization_7 civilization_5 civilization_vi ?civilisation freeciv ?civ4 civilization_v ?civilization_clone ?civilization_game* | ru цивилизация_6 сид_меиер* ?цива ?цивилизация | zh 文明6 文明帝国 文明7 文明5 席德梅尔 | ja シヴィライゼーション | ko 문명6 문명5
clair obscur | Gaming | en expedition_33 clair_obscur_expedition_33 | ru экспедиция_33 | zh 光与影33号远征队 33号远征队
clash of clans | Gaming | en ?coc clash_of_clan clashofclans ?clash coc_clan* | ru клэш_оф_кланс клеш_оф_кланс | ja クラクラ | zh 部落冲突 部落衝突 | ko 클래시_오브_클랜 | ar كلاش_اوف_كلانس
clash royale | Gaming | en clash_royal clash_royale_clan ?cr_clan | ja クラロワ クラッシュロワイヤル | ru клеш_рояль клэш_рояль клаш_рояль ?клеш ?клэш | ko 클래시_로얄 | zh 皇室战争 | ar كلاش_رويال
club penguin | Gaming | en cpps club_penguin_rewritten new_club_penguin
command and conquer | Gaming | en command_conquer openra ?cnc command_and_conquer_generals red_alert_2 tiberium tiberian_sun ?ra2 cnc_generals cncnet generals_zero_hour red_alert | de ?alarmstufe_rot | ru ред_алерт | zh 红色警戒 命令与征服 红警
conan exiles | Gaming | en conan_exile* conan_rp conan_server* | ru конан_эксаилс* | ja コナンエグザイル | zh 流放者柯南
counter strike | Gaming | en csgo cs2 cs_go counter_strike* counterstrike ?cs ?css ?faceit csgo2 counter_strike_2 counter_strike_source cs_source ?cs_1_6 ?cs16 ?cs_16 ?surf_map* ?kz_map* css_server* counter_stike | ru контр_страйк ксго кс2 ?кс ?контра ?контре ?контру кс_го контр_страик* ?феисит | ja カウンターストライク | zh 反恐精英 | ko 카운터스트라이크 카스_글옵 글옵 카운터_스트라이크 | ar كاونتر_سترايك كونتر
cookie clicker | Gaming | ru кукикликер куки_кликер | ja クッキークリッカー
cookie run | Gaming | en cookie_run_kingdom cookierun ?crk ?crob cookie_run_ovenbreak | ru куки_ран | zh 姜饼人王国 跑跑姜饼人 | ko 쿠키런 | ja クッキーラン ?クキラン
?crossfire | Gaming | en ?cf_game crossfire_fps | ru ?кроссфаир | zh 穿越火线 | ko 크로스파이어
crusader kings | Gaming | en ck3 ck2 crusader_king crusader_kings_3 crusader_kings_2 ?ck3_mod* | ru крестоносцы_3 крусеидер_кингс ?цк3 | ja クルセイダーキングス | zh 十字军之王 | ko 크루세이더_킹즈 크킹
cuphead | Gaming | en cup_head | ru капхед* | ja カップヘッド | zh 茶杯头 | ko 컵헤드
cyberpunk 2077 | Gaming | en ?cyberpunk cp2077 cyberpunk2077 cyberpunk_77 cyberpunk_game ?night_city | ru киберпанк_2077 | ja サイバーパンク2077 | zh 赛博朋克2077 | ko 사이버펑크_2077
danganronpa | Gaming | en danganropa ?killing_game ?killing_games killing_school* | ru данганронп* | ja ダンガンロンパ | zh 弹丸论破 彈丸論破 | ko 단간론파
dark souls | Gaming | en elden_ring soulslike* souls_like* bloodborne sekiro demon_s_souls fromsoft* ds3 dark_soul nightreign elden_ring_nightreign eldenring soulsborne souls_game* demons_souls ?souls | fr jeux_souls | ja エルデンリング ダークソウル ダクソ エルデン フロムゲー ソウルライク ブラッドボーン | zh 艾尔登法环 黑暗之魂 老头环 ?魂系 ?魂类 黑魂 血源诅咒 只狼 | ko 엘든링 다크소울 다크_소울 소울라이크 세키로 | ru дарк_соулс элден_ринг дарксоулс дарк_соулз соулслаик* ?соулс ?дс3 секиро ?бладборн
dayz | Gaming | en day_z dayz_standalone | ru деизет деи_зет
dead by daylight | Gaming | en dbd | ru дед_баи_деилаит ?дбд | ja デッドバイデイライト | ko 데드_바이_데이라이트 데바데 데드바이데이라이트 | zh 黎明杀机
?deadlock | Gaming | en valve_deadlock deadlock_game deadlock_valve ?deadlock_lfg ?deadlock_ranked | ru ?дедлок ?дэдлок | zh ?死锁
deep rock galactic | Gaming | en ?drg rock_and_stone drg_survivor deep_rock
delta force | Gaming | en delta_force_hawk* ?delta_force_game | ru дельта_форс | ja デルタフォース | zh 三角洲行动 三角洲行動
?destiny | Gaming | en destiny_2 destiny2 ?d2 d2_raid* ?destiny_lfg ?bungie | ru дестини дестени | zh 命运2 | ja デスティニー2 | ko 데스티니_가디언즈 데스티니2
devil may cry | Gaming | en dmc5 ?dmc devilmaycry | ru девил_меи_краи | ja デビルメイクライ | zh 鬼泣
diablo | Gaming | en diablo_2 diablo_3 diablo_4 diablo_iv diablo_ii d2r ?d4 diablo_immortal project_diablo_2 | ru диабло дьябло диабло4 | zh 暗黑破坏神 暗黑4 大菠萝 暗黑破壞神 | ja ディアブロ | ko 디아블로
digimon | Entertainment | en digimon_world digimon_tcg digimons digimon_card* digimon_story digimon_masters | ru дигимон* диджимон* | ja デジモン | zh 数码宝贝 數碼寶貝 | ko 디지몬
dofus | Gaming | en wakfu dofus_retro dofus_touch ankama dofus_unity | fr guilde_dofus
dont starve | Gaming | en ?dst don_t_starve don_t_starve_together dont_starve_together ?dst_server* | ru донт_старв* | ja ドントスターブ | zh 饥荒联机版 饥荒联机 | ko 돈스타브 돈_스타브
?doom | Gaming | en doom_eternal gzdoom zdoom doom_mod* doom_wad* doom_2 doom_2016 doom_the_dark_ages classic_doom zandronum brutal_doom ?doomguy doomworld doom_speedrun* | ru ?дум дум_этернал | ja ドゥームエターナル | zh 毁灭战士
dota | Gaming | en dota2 dota_2 dota_1 defense_of_the_ancients dota_auto_chess | ru дота доту доте дотеры дота_2 ?дотер* дотан дотка дотку дотке ?дотки доты | uk доти | ja ドータ2 | zh 刀塔 刀塔2 | ko 도타2
dragon age | Gaming | en dragon_age_origins dragon_age_inquisition veilguard ?thedas | ru драгон_эидж ?век_драконов | zh 龙腾世纪
dragon ball | Entertainment | en dragon_ball_z dragonball* dbz dokkan* dragon_ball_fighterz dbfz db_legends dragon_ball_legends dragon_ball_super ?dbs ?goku ?dragon_ball_sparking sparking_zero xenoverse | es bola_de_dragon | ru драгонболл драгон_бол* ?драгон_болл | ja ドラゴンボール | zh 龙珠 七龙珠 七龍珠 | ko 드래곤볼 | ar دراغون_بول دراقون_بول
dragon quest | Gaming | en dqx dragon_quest_x dragonquest* ?dq11 ?dragon_warrior | ja ドラクエ ドラゴンクエスト | zh 勇者斗恶龙 勇者鬥惡龍 | ko 드래곤_퀘스트 드퀘
dungeon fighter online | Gaming | en dnf_duel ?dfo dungeon_fighter ?dnf | ja アラド戦記 | zh 地下城与勇士 | ko 던파 던전앤파이터 던전_앤_파이터
dwarf fortress | Gaming | en dwarffortress ?df_fortress dfhack ?dwarven_fortress | ru дварф_фортресс | zh 矮人要塞
dying light | Gaming | en dying_light_2 dyinglight | ru даинг_лаит* | ja ダイイングライト | zh 消逝的光芒
enshrouded | Gaming | ja ?エンシュラウデッド | zh 雾锁王国
escape from tarkov | Gaming | en tarkov eft escape_tarkov tarkov_arena tarkov_pve spt_tarkov sp_tarkov ?arena_breakout | ru тарков* | zh 塔科夫 逃离塔科夫 | ja タルコフ | ko 타르코프 탈콥
euro truck simulator | Gaming | en truckersmp ets2 american_truck_sim* ets_2 eurotruck* euro_truck ?truck_sim* ?truck_simulator ?truck_driving ?truck_driving_sim* ?driving_trucks ?drive_trucks ?trucking_game* virtual_trucking american_truck truckers_mp | de euro_truck_simulator_2 ?lkw_simulator* ?lkw_spiel* ?lkw_fahren | fr ?simulateur_de_camion* ?jeux_de_camion* | es ?simulador_de_camion* ?juegos_de_camiones | pt ?simulador_de_caminh* ?jogos_de_caminhao ?jogo_de_caminhao | pl symulator_ciezarowek ?symulatory_ciezarowek ?symulator_tira | ru етс_2 ?етс2 евро_трак* ?дальнобоищик* ?симулятор_дальнобоищика | tr tir_simulator* ?kamyon_simulat* | ja ユーロトラック | zh 欧洲卡车 欧卡2 | ko 유로트럭
europa universalis | Gaming | en eu4 eu5 europa_universalis_4 europa_universalis_5 europa_universalis_iv | ru европа_универсалис ?евка | ja ヨーロッパユニバーサリス | zh 欧陆风云 歐陸風雲 | ko 유로파_유니버설리스 유로파4
eve online | Gaming | en ?eve_corp* eve_echoes eveonline ?eve_alliance | ru ив_онлаин ева_онлаин | zh 星战前夜
factorio | Gaming | en factorio_mod* factorio_space_age | ru факторио | ja ファクトリオ | zh 异星工厂 | ko 팩토리오
fall guys | Gaming | en fallguys ?fall_guy | ja フォールガイズ | zh 糖豆人 | ko 폴가이즈
fallout | Gaming | en fallout_4 fallout_76 fallout_new_vegas new_vegas fallout_3 fallout_london fallout_1 fnv fo4 fo76 fallout_2 | ru фоллаут* фолаут* ?фолыч* | ja フォールアウト | zh 辐射4 辐射76 | ko 폴아웃
farming simulator | Gaming | en fs22 fs25 fs19 farming_sim farm_simulator ?farmsim giants_editor farmingsimulator ?farm_equipment_game ls25 ?drive_tractors ?tractor_game* | de landwirtschafts_simulator landwirtschaftssimulator ls22 ls19 ?traktor_spiel* ?ls_22 ?ls_25 ?lsmods | fr ?fs22_fr ?jeux_de_tracteur* | es ?juegos_de_tractores | pl ?farming_simulatora ?fs_22 ?gry_o_traktorach | ru фарминг_симулятор* ?фермер_симулятор | tr ciftcilik_simulat* | ja ファーミングシミュレーター ファームシム | zh 模拟农场
fate grand order | Gaming | en fategrandorder fate_go fate_grand fgo | ja フェイトグランドオーダー | zh 命运冠位指定 | ko 페그오 페이트_그랜드_오더
fifa | Gaming | en ea_fc ea_sports_fc fc25 fc26 ultimate_team fc24 fc_24 fc_25 fc_26 eafc ea_fc_25 ea_fc_26 fifa_mobile fc_mobile pro_clubs fifa_23 fut_trading | es ?clubes_pro | ru фифа фифу фифе фифы | ko 피파 피파온라인 ?피온 | ar فيفا
final fantasy | Gaming | en ffxiv ff14 ffxi ff7 ?ff final_fantasy_14 final_fantasy_xiv final_fantasy_online ?xiv ff7r ff16 ffxvi ffbe ff15 ffx ?ff10 ?final_fantasy_7 eorzea dissidia ff_14 ff14_fc* | ru фаинал_фэнтези ?финалку | ja ファイナルファンタジー ff14 エオルゼア | zh 最终幻想 最终幻想14 太空戰士 | ko 파이널판타지 ?파판 파판14
five nights at freddys | Gaming | en fnaf five_nights_at_freddy fnaf_fan* ?freddy_fazbear security_breach ?fazbear | es cinco_noches_con_freddy | ru фнаф ?фнафа пять_ночей_с_фредди ?аниматроник* | zh 玩具熊的五夜后宫 | ko 프레디의_피자가게
fire emblem | Gaming | en fire_emblem_heroes three_houses fire_emblem_engage ?fe_heroes ?feh | ja ファイアーエムブレム ファイアーエムブレムヒーローズ | zh 火焰纹章 火焰之紋章 | ko 파이어_엠블렘
football manager | Gaming | en fm24 fm25 fm26 fm23 ?fm_24 ?fm_26 ?football_manager_24 soccer_manager top_eleven online_soccer_manager hattrick_org ?manage_a_football_club ?manage_a_team | de fussballmanager* fussball_manager* | fr ?manager_de_foot ?jeux_de_manager | es ?manager_de_futbol | pt ?tecnico_de_futebol_jogo | it fantacalcio_manager manageriale_calcio | pl ?menedzer_pilkarski | ru футбольныи_менеджер футбол_менеджер | tr ?menajerlik_oyun* menajerlik | ja フットボールマネージャー | zh 足球经理 | ko 풋볼매니저 풋볼_매니저
forge of empires | Gaming
fortnite | Gaming | en fortnite* ?fn fornite fortnit ?fortnight fort_nite zero_build lego_fortnite fortnite_creative uefn | ru фортнайт* фортик ?форточк* | ja フォートナイト フォトナ | zh 堡垒之夜 要塞英雄 堡壘之夜 | ko 포트나이트 | ar فورتنايت فورت_نايت | hi फोर्टनाइट*
forza | Gaming | en forza_horizon* forza_motorsport fh5 fh6 fh4 | ru форза форзу форзе | ja フォルツァ | zh 极限竞速 地平线5 | ko 포르자
free fire | Gaming | en freefire garena_free_fire free_fire_max ?free_fire_guild ?ff_max ?garena | pt ?frifas ?fri_fire ?guilda_ff ?guilda_de_ff | ru фри_фаир* фрифаир* | id ?epep ?mabar_ff | ja フリーファイア | zh 我要活下去 | ko 프리파이어 | ar فري_فاير فريفاير | hi फ्री_फायर*
friday night funkin | Gaming | en fnf friday_night_funk friday_night_funking fnf_mod* | ru ?фнф фрайди_найт_фанкин
frostpunk | Gaming | en frostpunk_2 | ru фростпанк* | zh 冰汽时代
garrys mod | Gaming | en gmod garry_s_mod dark_rp darkrp garry_mod garys_mod ?ttt_server* ?prop_hunt | ru гмод гаррис_мод ?гмода гаррисмод | ja ギャリーズモッド | zh 盖瑞的模组
gartic phone | Gaming | en garticphone skribbl skribblio ?draw_and_guess gartic ?drawing_game* ?drawing_games ?pictionary ?drawing_and_guessing ?drawing_and_guessing_game ?guess_drawings ?guess_the_drawing ?guess_my_drawing ?drawing_game ?draw_with_friends_game | de ?malspiel* montagsmaler* ?montagsmaler ?zeichnen_und_raten ?malspiel | fr ?jeu_de_dessin ?jeux_de_dessin dessiner_et_deviner | es ?juegos_de_dibujo ?dibujar_y_adivinar ?juego_de_dibujar ?juegos_de_dibujar | pt ?jogos_de_desenho ?desenhar_e_adivinhar ?jogo_de_desenho ?jogos_de_desenhar | pl kalambury ?rysowanie_i_zgadywanie | ru гартик* ?крокодил_онлайн ?рисовать_и_угадывать ?угадаи_рисунок | ja お絵かき伝言ゲーム ガーティックフォン お絵描き伝言ゲーム ?お絵かきゲーム ?お絵描きゲーム ?お絵かき伝言 | zh 你画我猜 | ko 갈틱폰 캐치마인드
gears of war | Gaming | en ?gow_reloaded gears_5 gears_of_war_reloaded | ru гирс_оф_вар | zh 战争机器
genshin impact | Gaming | en genshin* ?teyvat ?mihoyo ?hoyoverse ?gensin | ru геншин* ?генш ?геншик | ja 原神 | zh ?米哈游 米游社 | ko 원신 | ar قنشن جينشن جنشن
geometry dash | Gaming | en ?gd gddp gdps geometry_jump geometrydash ?demonlist gd_level* gd_creator* ?geo_dash geometry_dash_level* | ru геометри_даш ?геометрия_даш ?гд | ja ジオメトリーダッシュ ジオメトリダッシュ | zh 几何冲刺 | ko 지오메트리_대시 지메대 | ar جيومتري_داش
geoguessr | Gaming | en geoguess* geoguessing geo_guessr geo_guesser ?guess_the_country ?guess_countries ?guess_the_city ?guessing_countries ?guess_the_location ?guess_where ?guess_the_place ?google_street_view openguessr worldguessr ?where_a_photo_was ?where_was_this_photo ?photo_was_taken ?where_this_photo ?where_was_this_taken ?photo_location ?locate_a_photo ?location_of_a_photo ?find_the_location ?geolocat* ?recognize_countries ?recognise_countries ?where_in_the_world ?guess_where_in_the ?guess_where_i_am ?guess_places | ru геогесс* геогуэсс* ?угадай_страну ?угадать_страну ?угадать_место ?где_сделано_фото | ja ジオゲッサー ?場所当て ?国当て | zh 图寻 | de ?wo_wurde_das_foto ?lander_raten ?orte_raten ?lander_erraten | fr ?deviner_le_pays ?deviner_le_lieu ?ou_a_ete_prise | es ?adivinar_el_pais ?adivinar_el_lugar ?adivina_el_pais ?donde_fue_tomada | pt ?adivinhar_o_pais ?adivinhar_o_lugar ?onde_a_foto | pl ?zgadywanie_krajow ?zgadnij_kraj ?gdzie_zrobiono_zdjecie | ar جيو_غيسر
ghost of tsushima | Gaming | en ghost_of_yotei | ja ゴーストオブツシマ | zh 对马岛之魂
girls frontline | Gaming | en girls_frontline_2 gfl2 ?gfl girl_s_frontline girls_front_line | ja ドールズフロントライン ドルフロ | zh 少女前线 少女前線 | ko 소녀전선
god of war | Gaming | en ?gow god_of_war_ragnarok ?kratos | ru год_оф_вар | zh 战神4 | ko 갓오브워
gorilla tag | Gaming | en gorillatag ?gtag ?gorilla_tag_mod* ?monke ?vr_monkey* ?monkey_vr | ru горилла_таг горилла_тэг | ja ゴリラタグ
?gothic game | Gaming | en gothic_1 gothic_2 gothic_3 gothic_remake gothic_game* archolos gothic_online ?piranha_bytes | de gothic_spiel* ?gothic_2_online | pl gothica gothic_kroniki kroniki_myrtany ?gothic | ru готика_2 готика_1 ?готика_игра готика_ремеик
gran turismo | Gaming | en gt7 gran_turismo_7 ?gt_sport gran_tourismo | ja グランツーリスモ
granblue fantasy | Gaming | en granblue ?gbf granblue_relink | ja グラブル グランブルー | zh 碧蓝幻想
gta | Gaming | en gta* grand_theft_auto* fivem ragemp ?gta_v gta_5 gta_6 los_santos gta_vi gta_online gta_san_andreas sa_mp ?samp ?samp_server* altv ?alt_v redm ?fivem_server* ?liberty_city nopixel ?grand_theft mta_san_andreas ?grand_rp ?san_andreas ?vice_city ?gtasa ?gtav | ru гта* гта_5 ?самп ?мта гта_рп ?гранд_рп ?маджестик ?фаивм | zh 侠盗猎车手 横行霸道 俠盜獵車手 | ja グラセフ グランドセフトオート | ko 지티에이 | ar جراند_ثفت قراند فايف_ام قراند_5 حرامي_السيارات
guild wars | Gaming | en guild_wars_2 gw2 guild_wars_1 guildwars* gw1 | zh 激战2 | ko 길드워
guilty gear | Gaming | en ggst guilty_gear_strive guiltygear ?gg_strive | ru гилти_гир* | ja ギルティギア | zh 罪恶装备 | ko 길티기어
?hades | Gaming | en hades_2 hades_ii hades_game hades_speedrun* hades2 | ru ?хадес хадес_2 | ja ハデス2 | zh 哈迪斯2 黑帝斯 | ko 하데스2
half life | Gaming | en half_life_2 black_mesa sven_co_op halflife half_life_alyx half_life_1 hl2 hl2dm ?hlvr half_life_3 ?valve_games | ru халф_лаиф ?халфа | ja ハーフライフ | zh 半条命
halo | Gaming | en halo_infinite halo_mcc halo_reach halo_wars halo_mod* halo_2 halo_3 halo_ce halo_1 halo_campaign_evolved ?mcc | ru ?хало | zh 光环无限
hearthstone | Gaming | en hearthstone_battlegrounds hearth_stone heartstone ?hs_battlegrounds | ru хартстоун хартстоун* ?харстоун | zh 炉石传说 爐石 爐石戰記 炉石 | ja ハースストーン | ko 하스스톤 | ar هارثستون
hearts of iron | Gaming | en hoi4 hearts_of_iron_iv hearts_of_iron_4 ?hoi hoi3 kaiserreich ?hoi4_mod* ?millennium_dawn ?heart_of_iron | ru хои4 хоика хоику ?хои | ja ハーツオブアイアン | zh 钢铁雄心 鋼鐵雄心 | ko 하츠_오브_아이언 호이4
hell let loose | Gaming | en ?hll | zh 人间地狱
helldivers | Gaming | en ?hd2 helldivers_2 hell_divers helldivers2 ?super_earth ?helldiver | ru хеллдаиверс* хелдаиверс* | ja ヘルダイバー ヘルダイバーズ | zh 绝地潜兵 地狱潜者 | ko 헬다이버즈
heroes of the storm | Gaming | en ?hots | ru хотс ?хоц | zh 风暴英雄 | ko 히오스
?hitman | Gaming | en hitman_maps hitman_3 world_of_assassination hitman_2 hitman_woa ?agent_47 | ru ?хитман | ja ヒットマン3 | zh 杀手47
hogwarts legacy | Gaming | ru хогвартс_легаси | ja ホグワーツレガシー | zh 霍格沃茨之遗
hollow knight | Gaming | en hk_silksong silksong hollowknight hollow_knight_silksong | ru холлоу_наит* ?силксонг | ja ホロウナイト シルクソング | zh 空洞骑士 丝之歌 | ko 할로우_나이트 할로우나이트 실크송
honkai star rail | Gaming | en honkai* ?hsr star_rail honkai_starrail honkai_impact ?hi3 | ru хонкаи* ?хср стар_реил | ja 崩壊スターレイル 崩壊:スターレイル 崩スタ ?スタレ 崩壊3rd | zh 崩坏 星穹铁道 崩坏星穹铁道 崩坏3 崩铁 | ko 붕괴_스타레일 스타레일 붕스
honor of kings | Gaming | en ?hok arena_of_valor honour_of_kings ?aov kings_of_glory wangzhe | id ?honor_of_king | ja 伝説対決 オナーオブキングス | zh 王者荣耀 王者榮耀 ?王者 传说对决 傳說對決 | ko 펜타스톰 아너_오브_킹즈
horizon zero dawn | Gaming | en horizon_forbidden_west ?aloy | ja ホライゾンゼロドーン | zh 地平线零之曙光
hunt showdown | Gaming | en hunt_1896 hunt_showdown_1896 ?huntshowdown | ru хант_шоудаун* | zh 猎杀对决
hytale | Gaming | en hytale_server* ?hypixel_studios | ru хаитеил* | ja ハイテイル | ko 하이테일
identity v | Gaming | en identity_5 ?idv | ja 第五人格 | zh 第五人格 | ko 제5인격
?ingress | Gaming | en ingress_prime ingress_agent* | ja イングレス
iracing | Gaming | en i_racing iracing_league* iracing_team* | ja アイレーシング
just dance | Gaming | en just_dance_now justdance* ?dance_along_game | zh 舞力全开
kerbal space program | Gaming | en ksp kerbal* ksp2 ?build_rockets_game ?rocket_building_game* | ru кербал* | zh 坎巴拉太空计划
kingdom hearts | Gaming | en kingdom_heart ?kh3 ?khux | ja キングダムハーツ キンハ | zh 王国之心
?kirby | Gaming | en kirby_air_riders ?kirby_game* ?kirby_star_allies dream_land_kirby | ru кирби | ja 星のカービィ カービィ | zh 星之卡比 | ko 별의_커비 커비
league of legends | Gaming | en ?league ?lol wild_rift teamfight_tactics ?tft league_of_legend leagueoflegends league_of_legend* lol_esports ?lol_clash ?league_of_legends_clash ?aram ?soloq ?solo_queue ?summoners_rift ?riot_games lol_ranked lol_item* lol_build lol_builds lol_champion* lol_player* lol_coach* lol_stats lol_skin* custom_lol_skins ?champion ?champions | es ?lolero ?loleros ?jugar_lol ?liga_de_leyendas | pt ?lolzinho ?lolzeiro* | pl ?lola ?lolka ?grac_w_lola ?liga_legend | ru лига_легенд ?лол лигу_легенд лиге_легенд лиги_легенд ?лолу ?лола ?тфт ?лига_легенда | uk ліга_легенд | ja リーグオブレジェンド ワイルドリフト | zh 英雄联盟 英雄聯盟 云顶之弈 ?撸啊撸 金铲铲 金铲铲之战 | ko 리그오브레전드 리그_오브_레전드 롤토체스 ?롤체 ?롤듀오 ?롤_듀오 ?롤서버 ?롤_서버 ?칼바람 ?롤_같이 ?롤_내전 | ar ليج_اوف_ليجندز ليق_اوف_ليجند
left 4 dead | Gaming | en l4d2 l4d left_4_dead_2 left4dead left_for_dead l4d1 back_4_blood | ru лефт_4_деад ?лефт_фор_дед | ja レフトフォーデッド | zh 求生之路 | ko 레포데
lego | Entertainment | en bricklink afol lego_builder* legos lego_collect* lego_set* lego_moc* ?minifig* ?brick_build* bionicle | de ?klemmbaustein* lego_steine | fr briques_lego | ru лего | ja ?レゴ | zh 乐高 樂高 | ko 레고
lethal company | Gaming | en ?lethal_company_mod* | ru летал_компани | ja リーサルカンパニー | zh 致命公司 | ko 리썰_컴퍼니 리썰컴퍼니
limbus company | Gaming | en project_moon lobotomy_corp* library_of_ruina limbus ?pmoon lobcorp | ru лимбус* ?лоботоми* | ja リンバス プロムン | zh 边狱公司 月亮计划 邊獄公司 | ko 림버스_컴퍼니 림버스 프문
?lineage | Gaming | en lineage_2 ?l2_server* l2j lineage2 lineage_m ?l2j_server* lineage_ii | es ?servidores_l2 | ru линеидж* ?ла2 ?л2 | uk лінеідж* | ja リネージュ | zh 天堂2 天堂m | ko 리니지
lost ark | Gaming | ru лост_арк | ja ロストアーク | zh 失落的方舟 | ko 로스트아크 | en lost_ark_raid*
lotro | Gaming | en ?lord_of_the_rings lotro_kinship* ?lotr | de herr_der_ringe_online | ru властелин_колец_онлаин
love and deepspace | Gaming | en ?lads_game love_deepspace ?love_and_deep_space | ru любовь_и_глубокии | ja 恋と深空 | zh 恋与深空 戀與深空 | ko 러브앤딥스페이스
mabinogi | Gaming | en mabinogi_mobile vindictus | ja マビノギ | zh 瑪奇 | ko 마비노기
maplestory | Gaming | en maple_story maplestorym maplestory_m maplesea mapleroyals ?maple_guild ?artale maplestory_worlds ?gms_reboot maplelegends old_school_maple | ja メイプルストーリー ?メイプル | zh 冒险岛 新楓之谷 楓之谷 枫之谷 | ko 메이플스토리 ?메이플 메이플_랜드 메이플랜드
mario | Gaming | en super_mario* paper_mario sm64 super_mario_64 mario_party mario_galaxy mario_odyssey ?luigi supermario* super_mario_odyssey mario_rpg mario_world ?smw_hack* smw_rom* mario_fan* | ja マリオ スーパーマリオ | zh 马里奥 瑪利歐 超级马力欧 马力欧 | ko 마리오 | ru марио
mario kart | Gaming | en mario_kart* mkwii mk8dx mk8 mkworld mario_cart mario_kart_8 mario_kart_world mkw_race* ?ctgp | ru марио_карт | ja マリオカート マリカ ?マリカー マリオカートワールド | zh 马里奥赛车 马车8 | ko 마리오카트 마카8 | ar ماريو_كارت
marvel rivals | Gaming | en ?rivals marvel_rival marvelrivals ?rivals_ranked | ru марвел_раивалс | ja マーベルライバルズ | zh 漫威争锋 | ko 마블_라이벌즈 마블라이벌즈
marvel snap | Gaming | en ?marvelsnap snap_card_game | ja マーベルスナップ | zh 漫威终极逆转 | ko 마블_스냅 마블스냅
mass effect | Gaming | en masseffect ?commander_shepard mass_effect_3 ?me3 | ru масс_эффект* | ja マスエフェクト | zh 质量效应 | ko 매스_이펙트
mega man | Gaming | en megaman* mega_man_x rockman mega_man_battle ?battle_network ?mmbn | ja ロックマン | zh 洛克人 | ko 록맨
metal gear solid | Gaming | en metal_gear mgs5 mgsv ?mgs mgs3 snake_eater death_stranding metal_gear_online | ru метал_гир* | ja メタルギア | zh 合金装备 | ko 메탈기어
metin2 | Gaming | en metin* | de metin2_privatserver
metroid | Gaming | en super_metroid metroid_prime metroid_dread | ja メトロイド
microsoft flight simulator | Gaming | en msfs msfs2020 msfs2024 msfs_2020 msfs_2024 fs2020 flybywire fsx fenix_a320 fs2024 | ja マイクロソフトフライト | zh 微软模拟飞行
might and magic | Gaming | en heroes_3 homm3 ?homm heroes_iii heroes_of_might homm5 olden_era vcmi | de helden_von_might | pl ?hirosy ?herosy ?heroesy | ru герои_3 герои_меча_и_магии героев_3 ?герои_5 ?героев_меча ?третьи_герои | uk герої_3 герої_меча | zh 英雄无敌 英雄無敵
minecraft | Gaming | en minecraft* java_edition bedrock_edition craftbukkit spigot_plugin* spigotmc papermc mojang ?mc hypixel bedwars skyblock skywars neoforge curseforge modrinth smp smps mincraft minecraf mine_craft minecrft miencraft ?lifesteal anarchy_server* vanilla_smp survival_smp mcpe ?redstone oneblock ?pvp_client ?fabric_mod* feed_the_beast ?feedthebeast ?vanilla_survival ?tekkit ?mc_server ?block_game optifine geysermc mcmmo lifesteal_smp ?bedrock_server | fr ?serveur_mc | es maincra ?maincraft | pt ?mine_server minezinho ?servidor_de_mine ?jogar_mine | pl majnkraft* ?grac_w_mc | ru майнкрафт* ?маинчик ?кубач ?маина ?маине ?кубоголов* ?скаиблок ?бедварс ?смп | uk маинкрафт* ?маин | tr ?maynkraft | ja マイクラ マインクラフト ?統合版 ?マルチサーバー | zh 我的世界 当个创世神 麦块 麥塊 當個創世神 | ko 마인크래프트 ?마크서버 ?마크_서버 ?마크_야생 ?마크팟 | ar ماينكرافت ماين_كرافت | hi माइनक्राफ्ट*
minecraft plugins | Gaming | en minecraft_plugin* ?spigot_plugin* ?bukkit_plugin* craftbukkit ?spigotmc ?papermc worldedit worldguard luckperms griefprevent* ?server_plugin* ?griefer ?griefers ?griefing ?anti_grief ?protect_my_builds ?protect_builds ?protect_my_house_in ?plugins_for_my_server ?plugins_for_minecraft ?minecraft_server_plugins ?permissions_plugin* ?write_a_minecraft_plugin ?make_minecraft_plugins ?minecraft_server_software ?bukkit ?spigot | de ?minecraft_server_plugin* ?griefer_schutz ?plugins_fur_minecraft | fr ?plugins_minecraft ?plugin_minecraft | es ?plugins_de_minecraft ?plugins_para_minecraft | pl ?pluginy_do_minecrafta ?pluginy_minecraft | ru ?плагины_для_маинкрафт* ?плагины_маинкрафт ?защита_от_гриферов | ja ?マイクラプラグイン | ar ?بلجنات ?بلجنات_ماينكرافت
minecraft-like games | Gaming | en minecraft_clone* browser_minecraft ?minetest luanti ?voxel_game* ?games_like_minecraft ?game_like_minecraft ?similar_to_minecraft ?minecraft_without_buying ?minecraft_without_paying ?minecraft_alternative* ?alternative_to_minecraft ?minecraft_in_the_browser ?minecraft_in_browser ?minecraft_at_school ?block_building_game* ?block_games ?voxel ?voxels | de ?spiele_wie_minecraft ?minecraft_im_browser | fr ?jeux_comme_minecraft | es ?juegos_como_minecraft ?juegos_parecidos_a_minecraft | pt ?jogos_como_minecraft ?jogos_parecidos_com_minecraft | pl ?gry_jak_minecraft ?gry_podobne_do_minecrafta | ru ?игры_как_маинкрафт ?игры_похожие_на_маинкрафт ?маинкрафт_в_браузере | ja ?マイクラみたいな ?マインクラフト風
minetest | Gaming | en luanti mineclonia voxelibre ?open_source_minecraft ?free_minecraft_alternative
mobile legends | Gaming | en ?mlbb bang_bang_mobile mobile_legend mobile_legends_bang_bang mobilelegends ?ml_squad ?ml_bang_bang | ru мобаил_легендс ?млбб мобильные_легенды | id ?mabar_ml | ja ?モバレ モバイルレジェンド | zh 无尽对决 決勝巔峰 | ko 모바일_레전드
monster hunter | Gaming | en mhw mhrise mhwilds ?mh_wilds mh_rise mhworld monster_hunter_now mhgu mhfu mhfrontier monsterhunter* ?mh_now | ru монстр_хантер* | ja モンハン モンスターハンター モンハンワイルズ モンハンnow | zh 怪物猎人 魔物猎人 魔物獵人 怪猎 荒野怪猎 | ko 몬스터헌터 몬헌 몬스터_헌터 몬헌와일즈
monster strike | Gaming | en ?monst | ja ?モンスト モンスターストライク | zh 怪物彈珠
mortal kombat | Gaming | en mk11 mk1 mortal_combat mkx mortalkombat ?umk3 | ru мортал_комбат мортал_комбат* ?мортал ?мк11 | ja モータルコンバット | zh 真人快打 | ko 모탈_컴뱃
mount and blade | Gaming | en bannerlord mount_blade mount_and_blade_2 ?warband ?mb2 bannerlord_online mountblade | ru маунт_энд_блэид баннерлорд* | zh 骑马与砍杀 骑砍 | ko 마운트_앤_블레이드 마앤블
my singing monsters | Gaming | en mysingingmonsters ?singing_monsters ?msm
naraka bladepoint | Gaming | en naraka ?bladepoint | ru нарака* | ja ?ナラカ | zh 永劫无间 | ko 나라카
need for speed | Gaming | en ?nfs nfs_heat nfs_unbound nfs_world nfsw soapbox_race | ru нид_фор_спид ?нфс | ja ニードフォースピード | zh 极品飞车 | ko 니드포스피드
nier | Gaming | en nier_automata nier_replicant nier_reincarnation drakengard ?2b_nier yoko_taro | ru ниер* ?ниер_автомата | ja ニーアオートマタ ?ニーア | zh 尼尔机械纪元 | ko 니어_오토마타
nikke | Gaming | en goddess_of_victory_nikke goddess_of_victory | ru никке | ja メガニケ 勝利の女神 ニケ指揮官 | zh 胜利女神 勝利女神 妮姬 | ko 승리의_여신 ?니케
no mans sky | Gaming | en no_man_s_sky ?nms no_man_sky nomanssky ?no_mans_sky_hub | ru ноу_мэнс_скаи | ja ノーマンズスカイ | zh 无人深空 | ko 노맨즈_스카이
ogame | Gaming
old school runescape | Gaming | en osrs oldschool_runescape runelite old_school_rs osrs_clan* ironman_osrs ?07scape oldschoolrs
omori | Gaming
once human | Gaming | en once_human_hive | ru ванс_хьюман ?уанс_хьюман | ja ワンスヒューマン | zh 七日世界
osu | Gaming | en osu_mania osu_droid mcosu osu_lazer osu_standard osu_taiko osu_catch osu_std osu_game ?circle_clicking ?click_the_circles | ru ?осу осу_мания | ja 音ゲーosu | ko 오스_마니아
overwatch | Gaming | en overwatch* ?ow ?ow2 over_watch | ru овервотч* ?овервач | ja オーバーウォッチ オバウォ オーバーウォッチ2 | zh 守望先锋 鬥陣特攻 斗阵特攻 守望先鋒 | ko 오버워치 옵치 오버워치2 | ar اوفر_واتش اوفرواتش
oxygen not included | Gaming | en ?oni_game | ru оксиджен_нот_инклудед | zh ?缺氧
?paladins | Gaming | en paladins_game ?paladins_champions | ru паладинс
palworld | Gaming | en pal_world ?pokemon_with_guns | ru палворлд* палворд | ja パルワールド | zh 幻兽帕鲁 幻獸帕魯 帕鲁 | ko 팰월드 펠월드
path of exile | Gaming | en ?poe poe2 path_of_exile_2 ?poe1 pathofexile poe_2 ?poe_trade* ?poe_league | ru пое2 ?пое пас_оф_эксаил* | ja パスオブエグザイル | zh 流放之路 流亡黯道 流放之路2 | ko 패스_오브_엑자일 패오엑
payday | Gaming | en payday_2 payday_3 payday2 payday3 ?pay_day_2 | ru ?пеидеи пеидеи_2 | zh 收获日2
?persona | Gaming | en persona_5 persona_4 persona_3 megaten shin_megami* persona5 p5r p3r p4g ?smt megami_tensei persona_5_royal persona_game* metaphor_refantazio persona_3_reload atlus | ru персона_5 ?мегатен | ja ペルソナ5 女神転生 メガテン ペルソナ3 ペルソナ4 ペルソナシリーズ | zh 女神异闻录 真女神转生 | ko 페르소나5 여신전생
phantasy star online | Gaming | en pso2 pso2_ngs ngs_pso2 phantasy_star pso_blue_burst ephinea | ja ファンタシースター
phasmophobia | Gaming | en ?phasmo ghost_hunting_game* fasmophobia | ru фазмофоби* ?фасмофоби* ?фазма | ja ファズモフォビア ファスモフォビア | zh 恐鬼症 | ko 파스모포비아
pikmin | Gaming | en pikmin_bloom pikmin_4 | ja ピクミン ピクブル | zh 皮克敏 | ko 피크민
pixel gun 3d | Gaming | en pixel_gun ?pg3d | ru пиксель_ган*
planetside | Gaming | en planetside_2 planet_side ?planetside2
plants vs zombies | Gaming | en pvz pvz2 plants_versus_zombies plants_zombies plant_vs_zombie* garden_warfare ?pvz_gw2 pvz_fusion ?zombies_and_plants ?plants_and_zombies ?plants_against_zombies ?zombies_vs_plants | de pflanzen_gegen_zombies | fr plantes_contre_zombies | es plantas_contra_zombies plantas_vs_zombies | pt plantas_contra_zumbis plantas_vs_zumbis | ru растения_против_зомби ?пвз | ja プラントvsゾンビ | zh 植物大战僵尸 植物大戰殭屍
pokemon | Gaming | en pokemon* ?pokemon_go smogon pokemmo nuzlocke* shiny_hunt* ?pkmn showdown_battles poke_mon pokeman ?vgc_player* poketwo pokerogue scarlet_and_violet ?scarlet_violet ?legends_za ?pokeclicker shiny_hunter* ?pikachu ?pixelmon ?wonder_trade ?shinies ?gotta_catch_them ?catch_em_all cobblemon | fr ?shasse shasseur* ?chasse_aux_shiny | ja ポケモン ポケカ ポケモン対戦 色違い厳選 ポケモンユナイト | zh 宝可梦 寶可夢 神奇宝贝 口袋妖怪 宝可梦大集结 精靈寶可夢 精灵宝可梦 宠物小精灵 | ko 포켓몬 | ru покемон* | ar بوكيمون | hi पोकेमोन*
pokemon go | Gaming | ru покемон_го | ja ポケモンgo ポケgo | en ?pogo pokemongo poke_go pokemon_go_raid* ?go_raids ?friend_codes_pokemon | ko 포켓몬고 포켓몬_고
?portal | Gaming | en portal_2 portal_game portal_mod* portal2 portal_1 ?aperture_science portal_2_coop
project sekai | Gaming | en colorful_stage ?prsk pjsekai ?proseka ?pjsk bang_dream bandori | ja プロセカ プロジェクトセカイ ?バンドリ | zh 世界计划 世界計畫 ?邦邦 | ko 프로세카 뱅드림
project zomboid | Gaming | en ?pz zomboid ?projectzomboid pz_server* zomboid_server* | ru зомбоид* прожект_зомбоид | ja ゾンボイド | zh 僵尸毁灭工程 | ko 좀보이드
pubg | Gaming | en pubg* player_unknown* playerunknown* pub_g battlegrounds_mobile ?bgmi player_unknowns* ?pugb | ru пубг пабг пубг* пабг* | ja パブジー | zh 绝地求生 和平精英 吃鸡手游 | ko 배틀그라운드 배그 | ar ببجي بوبجي ببجي_موبايل بابجي | hi पबजी*
puzzle and dragons | Gaming | en ?pad_game puzzle_dragons puzzles_and_dragons | ja パズドラ | zh 龙族拼图 | ko 퍼즐앤드래곤
quake | Gaming | en quake_3 quake_live quake_2 quake_champions ioquake3 quake_1 quakeworld quake_world ?q3a ?quake_4 | ru квеик ?квака
raft game | Gaming | en ?raft raft_survival* raft_mod* | ja ?ラフト | zh 木筏求生
ragnarok online | Gaming | en ragnarok_m ragnarok_mobile ?ragnarok_server* ragnarok_private* rathena ?iro_renewal ragnarok_origin ragnarok_x | ru рагнарек_онлаин | ja ラグナロクオンライン ラグオリ | zh 仙境传说 仙境傳說 | ko 라그나로크
raid shadow legends | Gaming | en raid_shadow_legend ?rsl raidshadowlegends | ru реид_шадоу_легендс реид_шэдоу*
rainbow six siege | Gaming | en ?siege r6 r6s rainbow_six rainbow_6 siege_x rainbow6 r6_siege rainbow_siege r6siege rainbow_6_siege | de rainbow_six_siege | ru радуга_6 рэинбоу_сикс ?сидж ?р6 радуга_осада | ja レインボーシックス ?シージ レインボーシックスシージ | zh 彩虹六号 彩六 虹彩六號 | ko ?레식 레인보우식스 레인보우_식스
ready or not | Gaming | en ron_game ready_or_not_game ?swat_game* swat_4 | zh 严阵以待
red dead redemption | Gaming | en ?rdr rdr2 ?rdo red_dead red_dead_online red_dead_redemption_2 rdr1 rdrp ?reddead | ru рдр2 ?рдр ред_дед* | ja レッドデッド | zh 荒野大镖客 大镖客 碧血狂殺 | ko 레드_데드 레데리
repo game | Gaming | en r_e_p_o ?repo_game_lfg ?repo_the_game content_warning_game
resident evil | Gaming | en biohazard_game re4_remake re4 residentevil resident_evil_4 ?re2 resident_evil_requiem resident_evil_9 resi_evil | ru резидент_эвил* ?резик обитель_зла_4 | ja バイオハザード | zh 生化危机 恶灵古堡 惡靈古堡 | ko 레지던트_이블 바이오하자드
rimworld | Gaming | en rim_world rimworld_mod* ?colony_sim* ?colony_survival ?colony_game* ?colony_builder* ?space_colony | ru римворлд* ?римка | ja リムワールド | zh ?环世界 边缘世界 | ko 림월드 | ar ريم_ورلد
risk of rain | Gaming | en ror2 risk_of_rain_2 riskofrain | zh 雨中冒险
roblox | Gaming | en roblox* robux bloxburg rblx ?blox robolox ?roblocks ?rblx_trade* ?bloxy adopt_me royale_high murder_mystery_2 ?mm2 grow_a_garden steal_a_brainrot dress_to_impress brookhaven_rp ?brookhaven pet_simulator* pet_sim_99 blade_ball ?bee_swarm bee_swarm_simulator anime_adventures strongest_battlegrounds ?deepwoken ?rolimons 99_nights_in_the ?da_hood | es ?robloks | ru роблокс* ?робликс ?адопт_ми ?мм2 ?брукхевен | ja ロブロックス | zh 罗布乐思 机器砖块 機器磚塊 | ko 로블록스 로벅스 | ar روبلوكس روبلكس
rocket league | Gaming | en ?rl rocketleague* rocketleauge rocket_leauge ?rl_trad* ?rl_tournament* ?rlcs ?cars_playing_soccer ?car_soccer ?car_football ?soccer_with_cars ?football_with_cars ?rl_2v2 | de ?fussball_mit_autos ?autofussball | fr ?foot_avec_des_voitures ?rocket_ligue | es ?futbol_con_autos ?futbol_con_coches | ru рокет_лига рокет_лиг* ?рокетка рокет_лиги ?рл | ja ロケットリーグ ロケリ | zh 火箭联盟 | ko 로켓리그 로켓_리그 ?로리그 | ar روكيت_ليق روكت_ليق
runescape | Gaming | en runescape* rs3 rune_scape rsps rs2_server* ?rs_clan ?2004scape runescape_private* dragonwilds | ru рунескеип
?rust game | Gaming | en rust_server* rust_pvp rust_raid* rust_wipe* rust_modded ?rust rust_console rust_players ?rust_clan ?rust_server_list ?rust_console_edition facepunch | de ?rust_spielen ?rust_spiel | fr ?jouer_a_rust | ru раст_сервер* ?раст раст_вайп* ?расте ?растеры ?расту ?раст_клан | ko ?러스트
satisfactory | Gaming | en satisfactory_game satisfactory_mod* satisfactory_server* ?satisfactory_factory | ru сатисфактори | ja サティスファクトリー | zh 幸福工厂 | ko 새티스팩토리
scp secret laboratory | Gaming | en scp_sl scpsl scp_containment_breach ?scp scp_foundation | ru сцп ?сцп_сл ?сцп_рп сцп_секретная | ja scp財団 | zh scp基金会 ?scp秘密实验室 | ko scp재단
?scratch | Programming | en scratch_mit scratch_programming scratch_project* turbowarp ?scratch_coding ?scratchers ?scratch_3 penguinmod scratch_game* ?scratch_cod* ?scratcher ?block_coding ?code_with_blocks ?coding_with_blocks ?coding_for_kids ?programming_for_kids ?teach_kids_to_code ?teach_kids_programming ?kids_who_code ?coding_for_children ?programming_for_children ?code_with_kids | ru ?скретч ?скрэтч ?программирование_для_детеи ?детское_программирование | ja スクラッチプログラミング ?子供プログラミング ?キッズプログラミング | zh scratch编程 ?图形化编程 | ko 스크래치_코딩 | de ?programmieren_fur_kinder ?kinder_programmieren ?coding_fur_kinder | fr ?programmation_pour_enfants ?coder_avec_des_enfants ?code_pour_enfants | es ?programacion_para_ninos ?programar_para_ninos | pt ?programacao_para_criancas | pl ?programowanie_dla_dzieci
sea of thieves | Gaming | en ?sot seaofthieves ?sea_of_thieve ?pirate_game* | de ?piratenspiel* | fr ?jeux_de_pirates ?jeu_de_pirate* | es ?juegos_de_piratas | ru си_оф_тивз ?море_воров | ja シーオブシーブス | zh 盗贼之海 盗贼海 贼海 | ko 씨_오브_시브즈 씨오브시브즈
silent hill | Gaming | en silent_hill_2 silent_hill_f silenthill* | ru саилент_хилл* сайлент_хил | ja サイレントヒル | zh 寂静岭 沉默之丘 | ko 사일런트_힐
sims | Gaming | en the_sims sims_4 sims4 sims_3 ?ts4 thesims sims_2 the_sims_4 the_sims_3 ?simmers ?simmer sims_cc sims_mod* sims_1 inzoi | de sims_spieler* | fr les_sims | es los_sims | pl simsy simsow simsach | ru симс симсы симсов симсах симс4 симс_4 симсер* | ja シムズ シムズ4 | zh 模拟人生 模擬市民 | ko 심즈 심즈4
skylanders | Gaming | en skylander ?toys_to_life ?toys_that_come_to ?toys_come_to_life ?game_with_toys ?games_with_toys ?collectible_toys ?figures_in_the_game ?toy_figures ?collectible_figures
skyrim | Gaming | en skyrim* elder_scrolls* morrowind tes_online oblivion_remaster* ?tes ?eso elder_scroll elder_scrolls_online ?tesv oblivion_game oblivion_remastered eso_guild* ?daggerfall daggerfall_unity openmw ?tamriel skyblivion ?oblivion | de ?elderscrolls | pl morrowinda | ru скайрим* ?тесо ?морровинд морровинд* древние_свитки | zh 上古卷轴 老滚 老滾 老头滚动条 上古捲軸 天际省 | ja スカイリム エルダースクロール | ko 스카이림 엘더스크롤
slay the spire | Gaming | en slay_the_spire_2 ?sts2 slaythespire | ru слеи_зе_спаир | ja スレイザスパイア スレスパ | zh 杀戮尖塔 | ko 슬더스 슬레이_더_스파이어
smash bros | Gaming | en super_smash_bros smash_scene smash_related melee_to_ultimate melee_and_ultimate smash_community super_smash* smash_ultimate ssbu ssbm ?melee ?smash smash_melee slippi super_smash_brothers smash_brothers smash64 project_plus smashbros* ssb4 ssb64 smash_brothers_melee ?smash_player* ?smash_4 ultimate_smash rivals_of_aether ?smash_weekly | ru смэш_брос смеш_брос | ja スマブラ スマブラsp ?スマ勢 | zh 任天堂明星大乱斗 大乱斗 大亂鬥 | ko 스매시브라더스 스매시_브라더스 대난투
?smite | Gaming | en smite_2 smite2 ?smite_god* smite_league
snowrunner | Gaming | en snow_runner mudrunner ?off_road_game* roadcraft expeditions_mudrunner | ru сноураннер* | zh 雪地奔驰
solo leveling | Entertainment | en solo_levelling solo_leveling_arise ?jinwoo | ru соло_левелинг поднятие_уровня_в_одиночку | ja 俺だけレベルアップな件 | zh 我独自升级 | ko 나혼자만레벨업 나_혼자만_레벨업 나혼렙
?sonic | Gaming | en sonic_the_hedgehog sonic_game* sonic_fan* sonic_runners sonic_unleashed srb2 sonic_hedgehog sonic_frontiers sonic_mania sonic_hack* sonic_fandom ?sonic_x_shadow sonic_racing ?sonic_adventure sonicthehedgehog ?eggman | ru ?соник ?соника | ja ソニックザヘッジホッグ ?ソニック | zh 音速小子 索尼克 刺猬索尼克 | ko 소닉_더_헤지혹 ?소닉
sons of the forest | Gaming | en the_forest_game ?sotf sonsoftheforest ?son_of_the_forest | ru сыны_леса сонс_оф_зе_форест | ja サンズオブザフォレスト サンフォレ | zh 森林之子 | ko 선즈_오브_더_포레스트 더포레스트
space engineers | Gaming | en space_engineer spaceengineers space_engineers_2 | ru спеис_инженерс ?космические_инженеры | ja スペースエンジニア | zh 太空工程师
space station 13 | Gaming | en ss13 ss14 space_station_14 tgstation spacestation13 spacestation14 | ru сс13 сс14 космическая_станция_13 космическая_станция_14 ?спейс_станция | zh 太空站14
splatoon | Gaming | en ?splat splatoon* splatoon_3 ?salmon_run ?turf_war ?inkling* | ja スプラトゥーン スプラ3 スプラ2 スプラトゥーン3 サーモンラン サモラン ?スプラ | zh 斯普拉遁 喷射战士 斯普拉遁3 漆彈大作戰 ?喷喷 | ko 스플래툰 스플래툰3
stalker game | Gaming | en stalker_2 stalker_gamma stalker_anomaly ?stalker heart_of_chornobyl heart_of_chernobyl call_of_pripyat shadow_of_chernobyl stalker_rp stalker_online | de ?stalker_spiel | pl ?stalkera zew_prypeci | ru сталкер_2 ?сталкер сталкер_рп сталкер_онлаин тени_чернобыля тень_чернобыля зов_припяти сталкера ?сталкере stalcraft сталкрафт* | uk серце_чорнобиля | ja ストーカー2 | zh 潜行者2
standoff 2 | Gaming | en standoff2 ?stand_off_2 | ru стандофф_2 стендоф* стандоф*
star citizen | Gaming | en ?starcitizen ?star_citizen_org* squadron_42 | ru стар_ситизен* | zh 星际公民 | ko 스타_시티즌 스타시티즌
star wars | Entertainment | en swtor swgoh ?starwars jedi mandalorian* star_war* clone_wars ?sith the_old_republic swrp battlefront_2 battlefront_ii star_wars_galaxies swgemu ?galaxies_of_heroes kotor ?jedis | de ?krieg_der_sterne | fr la_guerre_des_etoiles | es ?guerra_de_las_galaxias la_guerra_de_las | pt ?guerra_nas_estrelas | it guerre_stellari | pl gwiezdne_wojny gwiezdnych_wojen | uk зоряні_віини | ja スターウォーズ | zh 星球大战 星際大戰 星战迷 | ko 스타워즈 | ru звездные_воины звездных_воин* ?джедаи
star trek | Entertainment | en startrek trekkie* star_trek_online starfleet ?starfleet_rp | de ?raumschiff_enterprise | es ?viaje_a_las_estrellas | ru стартрек звездныи_путь | ja スタートレック | zh 星际迷航 | ko 스타트렉
starbound | Gaming | ru старбаунд* | zh 星界边境
starcraft | Gaming | en starcraft_2 sc2 starcraft_1 brood_war starcraft2 ?scbw ?broodwar ?star_craft | ru старкрафт* | ja スタークラフト | ko 스타크래프트 스타2 스타크래프트2 | zh 星际争霸 星海爭霸 星际2
stardew valley | Gaming | en stardew* ?sdv stardew_mod* ?star_dew_valley ?star_dew stardew_co_op | de ?stardew_farm | ru стардью* ?старду стардеи_вэллеи стардью_вэллеи старду_вэллеи | ja スターデューバレー スタバレ ?スターデュー | zh 星露谷 星露谷物语 星露穀物語 | ko 스타듀밸리 스타듀_밸리 스타듀
starfield | Gaming | ru старфилд* | ja スターフィールド | ko 스타필드_게임
stellaris | Gaming | ru стелларис* | ja ステラリス | zh ?群星 | ko 스텔라리스
street fighter | Gaming | en street_fighter* sf6 sfv ?sf third_strike 3rd_strike sf3 streetfighter* street_fighter_6 usf4 ?sf4 ?ssf2t | ru стрит_фаитер* | ja ストリートファイター スト6 ストリートファイター6 | zh 街霸 街头霸王 快打旋風 街霸6 | ko 스트리트_파이터 스파6 스트리트파이터
stumble guys | Gaming | en stumbleguys | ru стамбл_гаис стамбл_гаиз | ja スタンブルガイズ
subnautica | Gaming | en subnautica_2 below_zero subnotica ?sub_nautica | ru сабнавтик* субнавтик* | ja サブノーティカ | zh 深海迷航
summoners war | Gaming | en summoner_war summonerswar ?sw_chronicles summoners_war_sky* | fr ?summoners_war_fr | ja サマナーズウォー | zh 魔灵召唤 | ko 서머너즈_워 서머너즈워
super mario maker | Gaming | en smm2 mario_maker mario_maker_2 ?smm ?make_mario_levels ?mario_levels | ja マリオメーカー マリメ | zh 马力欧制造
team fortress | Gaming | en tf2 team_fortress_2 teamfortress* tf2_comp tf2_trad* ?tf2c tf2_server* mvm_tf2 team_fortress_classic ?tfc | ru тф2 тим_фортресс* | ja チームフォートレス | zh 军团要塞 軍團要塞 | ko 팀포 팀포트리스 팀_포트리스
tekken | Gaming | en tekken* tekken_8 tekken_7 ?t8 | ru теккен* текен | ja 鉄拳 鉄拳8 | zh 铁拳 铁拳8 鐵拳 | ko 철권 철권8 | ar تيكن
terraria | Gaming | en terraria* tmodloader calamity_mod teraria terraria_mod* terraria_calamity ?tshock terrarria | ru террари* терария терарию терарии ?террарк* | uk терарія | ja テラリア | zh 泰拉瑞亚 泰拉瑞亞 | ko 테라리아
tetris | Gaming | en tetris* tetr_io tetra_esports techmino jstris tetris_effect tetrio ?block_stacking ?stacking_blocks ?stacker_game* ?tetris_99 nes_tetris ctwc ?falling_blocks | de ?fallende_blocke | ja テトリス テトリス99 テトリオ | zh 俄罗斯方块 俄羅斯方塊 魔王方块 | ko 테트리스 | ru тетрис тетрис* | ar تتريس
the binding of isaac | Gaming | en binding_of_isaac tboi isaac_repentance binding_isaac ?isaac_mod* | ru аизек* баиндинг_оф_аизек | ja アイザックの伝説 | zh 以撒的结合 | ko 아이작의_번제 ?아이작
?the division | Gaming | en the_division_2 division_2 ?tctd | ru дивижн* | ja ディビジョン2 | zh 全境封锁 | ko 디비전2
the finals | Gaming | en ?finals thefinals the_finals_game embark_studios | ru ?финалс зе_финалс | ko 더_파이널스 더파이널스
the isle | Gaming | en the_isle_evrima evrima the_isle_legacy the_isle_server* path_of_titans ?play_as_a_dinosaur ?play_as_dinosaurs isle_rp ?dinosaur_rp beasts_of_bermuda | ru зе_ают ?аисл эврима
the last of us | Gaming | en tlou tlou2 thelastofus last_of_us factions_last_of | es el_ultimo_de_nosotros | ru одни_из_нас ласт_оф_ас | ja ラストオブアス ラスアス | zh 最后生还者 最後生還者 | ko 라스트_오브_어스 라오어
the legend of zelda | Gaming | en zelda* legend_of_zelda tears_of_the_kingdom breath_of_the_wild botw totk ocarina_of_time ?loz the_legends_of_zelda legends_of_zelda echoes_of_wisdom ?hyrule majoras_mask twilight_princess wind_waker skyward_sword oot_randomizer ootr alttp ?link_and_zelda ?alttpr | ru зельда зельды зельду | ja ゼルダ ゼルダの伝説 ティアキン ブレワイ | zh 塞尔达 薩爾達 塞尔达传说 薩爾達傳說 王国之泪 旷野之息 | ko 젤다 젤다의_전설
the witcher | Gaming | en witcher_3 witcher witchers witcher_4 the_witcher_3 gwent ?geralt thronebreaker | de der_hexer | fr sorceleur | es ?brujero | pl wiedzmin* ?gwint | ru ведьмак* ведьмак_3 ?гвинт | uk відьмак* | ja ウィッチャー | zh 巫师3 巫師3 猎魔人 昆特牌 | ko 위쳐 위처
throne and liberty | Gaming | en ?tnl ?tl_guild* throne_liberty | ru трон_и_либерти ?трон_энд_либерти | ja スロリバ スローンアンドリバティ | zh 王权与自由 | ko 쓰론_앤_리버티 쓰론앤리버티
tibia | Gaming | en otserv open_tibia ?ots_server* tibiantis otclient tibia_server* otserver forgottenserver | pt servidor_de_tibia ?guilda_tibia | pl tibii ?tibie
titanfall | Gaming | en titanfall* northstar_mod titan_fall titanfall_2 | ja タイタンフォール | zh 泰坦陨落 泰坦降临 | ko 타이탄폴
tomb raider | Gaming | en lara_croft tombraider | ru томб_раидер* ?лара_крофт расхитительница_гробниц | ja トゥームレイダー | zh 古墓丽影 古墓奇兵
tomodachi life | Gaming | en miitopia tomodachi_living ?tomodachi_collection | ja トモダチコレクション トモコレ | zh 朋友收藏集 | ko 친구모아_아파트
toontown | Gaming | en toontown_rewritten toontown_corporate_clash ?ttr ?corporate_clash
total war | Gaming | en totalwar ?twwh3 ?total_war_rome rome_total_war medieval_2_total total_war_warhammer | ru тотал_вар* ?тотал_вор | ja トータルウォー | zh 全面战争 全軍破敵 | ko 토탈워 토탈_워
tower of fantasy | Gaming | en toweroffantasy ?tof | ru башня_фантазии | zh 幻塔 | ja 幻塔 | ko 타워_오브_판타지
town of salem | Gaming | en town_of_salem_2 ?tos2
tower defense simulator | Gaming | en ?tds ?tds_roblox towerdefensesimulator
touhou | Gaming | en touhou* tohou ?bullet_hell_touhou ?gensokyo touhou_lost_word touhou_music ?touhou_mmd ?marisa ?reimu | ru тохо ?тоухоу | ja 東方project 東方プロジェクト 東方ロスワ ?幻想郷 東方同人 東方二次 ?東方 | zh 东方project 东方幻想乡 ?车万 | ko 동방프로젝트 동방_프로젝트
trackmania | Gaming | en trackmania* track_mania tm2020 tmnf tmuf trackmania_nations ?cup_of_the_day trackmania_turbo | ru трекмани* | ja トラックマニア | zh 赛道狂飙
transport tycoon | Gaming | en openttd transport_tycoon* transport_fever transport_fever_2 open_ttd ttdx simutrans ?train_network_game ?trains
travian | Gaming | en travian_legends | ru травиан
tribal wars | Gaming | en tribalwars | de die_stamme | fr guerre_tribale | pl ?plemiona
twisted wonderland | Gaming | en ?twst twistedwonderland | ja ツイステ | zh 扭曲仙境
uma musume | Gaming | en umamusume umamusume* uma_musume_pretty_derby ?pretty_derby ?horse_girls ?horsegirls ?horse_girl_game | fr ?filles_chevaux | ru умамусуме ?ума_мусуме | ja ウマ娘 | zh 赛马娘 马娘 賽馬娘 | ko 우마무스메 말딸
undertale | Gaming | en undertale* deltarune* under_tale undertale_au* delta_rune undertail ?underfell ?sans_and_papyrus ?sans_undertale ?undertale_sans ?toby_fox undertale_fan* | ru андертейл ундертеил* андертеил* дельтарун* дельтарам* ?ундертале | ja アンダーテール デルタルーン | zh 传说之下 三角符文 | ko 언더테일 델타룬
unreal tournament | Gaming | en unreal_tournament* ut2004 ut99 oldunreal ut4 ?ut3 ?ut2k4 ?unreal_tourney | ru анрил_турнамент
unturned | Gaming | en unturned_server* unturned_mod* rocketmod | ru антюрнед антёрнед ?антюрн | zh 未转变者
v rising | Gaming | en vrising v_rising_server* | ru ви_раизинг ?врайзинг | zh 夜族崛起
valheim | Gaming | en valhiem valheim_server* valheim_mod* valhaim ?viking_survival* | ru вальхеим* | ja ヴァルヘイム | zh 英灵神殿 | ko 발헤임
valorant | Gaming | en valorant* valorent valo ?vlr ?val valarant vallorant valorant_premier ?vct ?vct_emea valorant_mobile ?volorant ?valornt valo_lfg valoran | es ?balorant | pt ?vava ?vavazinho | ru валорант* валик ?валике ?валика ?валорка ?вало ?валыч | ja ヴァロラント ヴァロ バロラント | zh 无畏契约 特戰英豪 瓦罗兰特 特战英豪 无畏契约手游 瓦洛兰特 | ko 발로란트 ?발로_듀오 | ar فالورانت فالورنت ڤالورانت | hi वैलोरेंट*
vampire the masquerade | Gaming | en vtm world_of_darkness ?vampire_masquerade vtmb bloodlines_2 ?v5_vampire ?vampire_rp_wod ?werewolf_the_apocalypse ?mage_the_ascension | de vampire_die_maskerade | fr vampire_la_mascarade | es vampiro_la_mascarada | pt vampiro_a_mascara | it vampiri_la_masquerade | pl wampir_maskarada | ru вампиры_маскарад вампир_маскарад мир_тьмы
vampire survivors | Gaming | en ?survivors_like* ?bullet_heaven* | ja ヴァンサバ ヴァンパイアサバイバー | zh 吸血鬼幸存者 | ko 뱀파이어_서바이벌 뱀서
victoria 3 | Gaming | en victoria_2 vic3 ?vic2 victoria_3_mod* victoria_ii victoria_iii | ru виктория_3 ?вика3 | zh 维多利亚3
vintage story | Gaming | en vintagestory vintage_story_server* ?vs_server | ru винтаж_стори винтеидж_стори
vrchat | Gaming | en vrchat* ?vrc vr_chat vrchat_avatar* ?vrc_avatar* ?vr_chatters vrc_world* | ru врчат* ?вр_чат | ja vrc ブイアールチャット | ko 브이알챗 브챗
war thunder | Gaming | en ?wt warthunder war_tunder warthunder* ?wt_squadron* gaijin_entertainment | ru вар_тандер ?тундра вартандер* ?тундру | ja ウォーサンダー | zh 战争雷霆 戰爭雷霆 | ko 워썬더 워_썬더
warcraft 3 | Gaming | en warcraft_iii wc3 ?w3c warcraft3 reign_of_chaos wc3_custom* w3champions frozen_throne war3 | ru варкрафт_3 варик_3 варкрафт3 ?варик | ja ウォークラフト3 | zh 魔兽争霸 魔獸爭霸 | ko 워크3 워크래프트3 카오스온라인
warframe | Gaming | en war_frame ?tenno warframe_market warframe_trad* ?warfram soulframe | ru варфрейм | ja ウォーフレーム | zh 星际战甲 | ko 워프레임
warhammer | Gaming | en warhammer* wh40k ?40k warhammer_40k age_of_sigmar wahapedia horus_heresy ?aos warhamer 40_k games_workshop ?space_marine* total_war_warhammer darktide vermintide warhammer_fantasy ?aos_player* necromunda blood_bowl ?kill_team ?spacemarine ?w40k ?wfrp ?adeptus ?tau_empire ?old_world space_marine_2 | de ?tabletop_figuren | fr figurines_warhammer | es ?figuras_warhammer | ru вархаммер* вархамер* ?ваха ?ваху ?вахе ?вахи ?вархамм* дарктаид* | uk вархам* | zh 战锤 戰鎚 中古战锤 | ja ウォーハンマー ウォハン ?ミニチュアゲーム | ko 워해머
wii sports | Gaming | en wiisports wii_sports_resort ?wii_bowling
wizard101 | Gaming | en wizard_101 pirate101 pirate_101 ?w101
world of tanks | Gaming | en wotb wot_blitz world_of_warships ?wot ?wows wot_clan* tanks_blitz world_of_tank world_of_warship* worldoftanks ?tank_game* ?tank_battle* tank_games | de ?panzerspiel* | fr ?jeux_de_chars | es ?juegos_de_tanques | pt ?jogos_de_tanque* | pl ?gry_o_czolgach ?czolgi | ru мир_танков ?танки ?танках ?танков ?вот_блиц танки_онлаин ?танки_блиц ?корабли_онлаин мир_кораблеи | ja 戦車ゲーム | zh 坦克世界 战舰世界 坦克世界闪击战 戰車世界 | ko 월드_오브_탱크 월오탱
world of warcraft | Gaming | en ?wow wow_pvp wow_private wow_classic azeroth turtle_wow wotlk chromiecraft azerothcore trinitycore f2p_wow warcraft_3 ?warcraft worldofwarcraft wow_guild* wow_classic* ?mythic_plus wow_retail wow_hardcore wow_raid* ?wow_player* season_of_discovery turtlewow wow_addon* ?wow_sod ?azeroth_rp warmane ascension_wow project_ascension ?wotlk_classic cataclysm_classic ?wc3 ?war3 | de wow_gilde* | fr ?wow_guilde guilde_wow | es hermandad_wow | pt ?guilda_wow | pl ?wowa gildia_wow | ru варкрафт* ?вов ?вове ?вов_классик ?вовер* | ja ワールドオブウォークラフト ?ウォークラフト | zh 魔兽世界 魔獸世界 魔兽 魔獸 ?wow怀旧服 | ko 월드_오브_워크래프트 와우_클래식 와우_길드 와우클래식 워크래프트
worms game | Gaming | en worms_armageddon worms_wmd ?worms hedgewars
wuthering waves | Gaming | en ?wuwa wutheringwaves wuthering_wave ?wuwa_build* ?kuro_games | ru ?вува ?вуверинг вузеринг* | ja 鳴潮 | zh 鸣潮 | ko ?명조
xcom | Gaming | en xcom_2 x_com xcom2 long_war_of_the | ru икском | zh 幽浮2
xenoblade | Gaming | en xenoblade_chronicles xenoblade_x ?xenosaga | ja ゼノブレイド | zh 异度神剑 異度神劍 | ko 제노블레이드
yakuza like a dragon | Gaming | en like_a_dragon yakuza_0 yakuza_game* yakuza_series ?kiryu yakuza_kiwami infinite_wealth | ru якудза_0 ?якудза лаик_э_драгон | ja 龍が如く | zh ?如龙 人中之龍 | ko 용과_같이 용과같이
zenless zone zero | Gaming | en ?zzz zenless zzz_build* ?zenles ?new_eridu | ru зенлес* зензеро ?ззз | ja ゼンレスゾーンゼロ ゼンゼロ | zh 绝区零 絕區零 | ko 젠레스_존_제로 젠존제 ?젠레스
`;
