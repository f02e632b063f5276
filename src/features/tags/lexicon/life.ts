/** What people learn, bodies, homes and company. */
export const life = `
adhd | Community | en neurodiver* autis* neurospicy | de adhs | fr tdah autiste* | es tdah autismo | ru сдвг аутизм* | ja 発達障害 | zh 多动症 自闭症
airsoft and paintball | Sports | en airsoft paintball nerf_gun* | ja サバゲー | ru страйкбол* | zh 水弹
aquariums | Other | en aquari* fishkeep* fishtank* fish_tank* | ja アクアリウム | ru аквариум* | zh 水族箱
?arabic | Education | en learn_arabic learning_arabic
archery | Sports | de bogenschiess* | fr tir_a_l_arc | ja 弓道
astrology and tarot | Community | en astrolog* tarot horoscop* fortune_tell* divination zodiac birth_chart* | de horoskop* | fr voyance | ru астролог* таро гороскоп* | ja 占い タロット | zh 占星 塔罗 | ko 타로 점성술
aviation | Technology | en pilots aircraft planespott* avgeek* ?planes air_traffic | de luftfahrt flugzeug* | fr aeronautique | es aviacion | ru авиаци* | ja 航空ファン 飛行機好き | zh 航空迷
badminton | Sports | ru бадминтон* | ja バドミントン | zh 羽毛球 | ko 배드민턴
baking | Other | en bakes baker bakers sourdough patisser* bread_mak* | de backen backstube* | fr boulang* patisserie | es reposteria panaderia | pt confeitaria | ru выпечк* | ja お菓子作り パン作り | zh 烘焙 | ko 베이킹
baseball | Sports | en baseball* softball ?mlb | es beisbol | ja 野球 | zh 棒球 | ko 야구
basketball | Sports | en basketball* nba | es baloncesto | pt basquete | ru баскетбол* | ja バスケ | zh 篮球 籃球 | ko 농구
beekeeping | Other | en beekeep* | de imker*
bible study | Community | en bible | de bibel bibelkreis* | es estudio_biblico biblia | pt estudo_biblico
birdwatching | Other | en birdwatch* birding birders ornitholog* | de vogelbeobacht* | fr ornithologie
boxing | Sports | en boxer boxers kickbox* muay_thai | fr boxe | es boxeo | ru бокс боксер* | ja ボクシング | zh 拳击
camping | Sports | en campers bushcraft | de zelten | ru кемпинг* | ja キャンプ | zh 露营 | ko 캠핑
cars | Other | en car_meet* car_enthusiast* motorsport* drift_car* car_guys ?car car_club automotive car_culture | de autofans oldtimer* | fr voitures automobile* | es coches autos_clasicos | it automobil* | ru автомобил* автолюб* | ja 車好き 自動車 | zh 汽车 | ko 자동차
cats | Other | en cat_lover* kitten* cat_owner* ?cat cat_cam* kitty | de katzen* | fr chats_et chaton* | es gatos gatitos | pt gatos gatinhos | it gatti gattini | pl kotki koty kotow | ru ?кот котов коты кошк* котик* | tr kedi* | ja ネコ 猫 | zh 猫 貓 | ko 고양이 | ar قطط
?chinese | Education | en learn_chinese chinese_learn* mandarin chineselanguage chinese_language learning_chinese hsk | de chinesisch_lernen | ja 中国語 | ko 중국어
christianity | Community | en ?bible_study christian christians church catholic* orthodox_christ* jesus ?christ bible | de christlich* bibel* gottesdienst* | es cristian* iglesia biblia | pt cristaos igreja | fr chretien* eglise | ru христиан* православ* | zh 基督教 | ko 기독교 교회
climbing | Sports | en climbers boulder* rock_climb* | de klettern* klettertour* bouldern | fr escalade | es escalada | it arrampicata | ru скалолаз* | ja クライミング ボルダリング | zh 攀岩 | ko 클라이밍
?coffee | Other | en coffee_lover* coffee_enthusiast* coffee_brew* espresso barista* | de kaffee* | es cafe_de_especialidad | tr kahve kahveler | ru кофе кофеман* | ja コーヒー 珈琲 | zh 咖啡 | ko 커피
collecting | Other | en coin_collect* stamp_collect* numismat* collectibles figure_collect* antiques toy_collect* | de sammler* briefmarken munzsammeln | fr collectionneur* | es coleccionis* | ru коллекционер* нумизмат* | zh 收藏家 手办 | ja フィギュア収集
conlangs | Education | en conlang* constructed_language* esperanto toki_pona language_construct* volapuk interlingua viossa lojban eberban xextan language_creation | ru эсперанто | ja エスペラント 人工言語 | zh 世界语 人造语言
cooking | Other | en cook cooks recipe* chefs culinary ?food foodie* | de kochen rezept* | fr cuisine recettes | es cocina recetas cocinar | pt receitas cozinha culinaria | it ricett* cucina cucinare | pl przepis* kuchnia gotowanie | tr yemek | id resep | ru рецепт* кулинар* готовка | ja 料理 レシピ | zh 菜谱 烹饪 做饭 美食 | ko 요리 레시피 | ar طبخ وصفات
cricket | Sports | en cricket* ?ipl | hi क्रिकेट*
curling | Sports
cycling | Sports | en cyclist* bicycl* bikepack* mountain_bik* ?mtb ?bike ?bikes | de radfahr* radler* fahrrad* | fr velo cyclisme | es ciclis* bicicleta* | pt ciclis* bicicleta* | it ciclis* | nl fietsen wielren* | pl rowerow* rower | ru велосипед* | ja 自転車 ロードバイク | zh 骑行 自行车 | ko 자전거
dance | Sports | en dancing dancers dancer ballet | de tanz tanzen tanzkurs* | fr danse danser | es baile bailar | pt danca dancar | it danza ballare | pl taniec | ru танц* | ja ダンス | zh 舞蹈 跳舞 | ko 댄스
dating | Community | en ?singles find_love ?date | de partnersuche | fr rencontres_amoureuses site_de_rencontre* | es buscar_pareja citas_en_linea | pt namoro namorar | ru знакомства познакомиться | ja 恋活 婚活 | zh 交友恋爱 相亲 脱单 | ko 소개팅 연애 | ar تعارف
debate | Community | en debates debating | de debatt* | fr debats debattre | es debate debatir | ru дебаты дебат | zh 辩论 | ja ディベート
digital wellbeing | Community | en quit_social_media digital_minimal* nosurf internet_addiction screen_time digital_detox phone_addiction
dogs | Other | en dog puppy puppies dog_lover* ?doggo | de hunde hundefreund* | fr chiens | es perros perritos | pt cachorros | it cani | pl psy pieski | ru собак* щенк* | tr kopek | ja 犬 いぬ好き | zh 狗狗 养狗 | ko 강아지 반려견 | ar كلاب
economics and finance | Education | en personal_finance investing investor* stock_market* stocks day_trading trading_signal* economics economist* forex ?trading ?finance wallstreetbets financial_freedom algo_trading ?stock dividend* | de aktien borse* finanzen geldanlage | fr bourse investissement* economie | es inversiones bolsa_de_valores finanzas | pt investimentos bolsa_de_valores financas | it investimenti finanza | ru инвестиц* трейдинг* трейдер* экономик* | ja 投資 株式 | zh 投资 股票 理财 | ko 주식 재테크 투자 | ar استثمار تداول
english learning | Education | en learn_english learning_english english_learn* english_practice improve_my_english ?esl english_conversation english_study english_language_learn* | de englisch_lernen | fr apprendre_l_anglais | es aprender_ingles practicar_ingles | pt aprender_ingles praticar_ingles | it imparare_l_inglese | pl nauka_angielskiego | tr ingilizce_ogren* | ru изучение_английского английский_язык | ja 英会話 英語学習 英語を学ぶ | zh 英语学习 学英语 英语口语 英语角 | ko 영어회화 영어공부 | ar تعلم_الانجليزية
entrepreneurship | Community | en entrepreneur* startup startups side_hustle* marketing marketers ?ecommerce dropshipping solopreneur* indie_hacker* small_business ?business | de grunder* unternehmer* selbststandig* | fr entrepreneuriat* | es emprendedor* emprendimiento | pt empreendedor* | it imprenditor* | ru предпринимател* стартап* ?бизнес | ja 起業 副業 | zh 创业 副业 | ko 창업 부업 | ar ريادة_الاعمال
environment | Community | en climate_change climate_action sustainab* environmentalis* zero_waste recycl* permacult* ecology ?climate | de umweltschutz* nachhaltig* permakultur* klimaschutz* | fr ecologie developpement_durable permaculture | es medio_ambiente sostenib* | ru экологи* | ja 環境問題 | zh 环保 | ko 환경보호
exam preparation | Education | en exams exam exam_prep* gcse a_levels ap_exam* upsc sat_prep ielts toefl jee_neet olympiad_prep jee_prep neet_prep test_prep ?jee ?neet ?sat | de abitur* klausur* prufungsvorbereitung | fr baccalaureat revisions_bac examens | es oposiciones examenes selectividad | pt vestibular enem concursos_publicos | it maturita esami | pl matura | ru егэ огэ экзамен* | uk зно нмт | tr yks lgs | ja 受験 大学受験 | zh 考研 高考 考试 | ko 수능 입시 | ar امتحانات
expats | Other | en expat* immigrant* diaspora living_abroad | de auswander* | ru эмигрант* | uk за_кордоном | ko 해외거주
fishing | Sports | en angler* | de angeln | fr peche_a_la_ligne pecheurs | es pesca | pt pesca | pl wedkar* | ru рыбалк* рыболов* | ja 釣り | zh 钓鱼 釣魚 | ko 낚시
fitness | Sports | en gym gyms workout* weightlift* bodybuild* powerlift* calisthenic* weight_loss home_gym lose_weight strength_train* ?lifting ?bulking ?cardio | de krafttraining* abnehmen muskelaufbau | fr musculation | es gimnasio musculacion | pt musculacao | it palestra | pl silownia | tr fitnes vucut_gelistirme | ru тренажер* качалк* фитнес | ja 筋トレ ダイエット | zh 健身 减肥 | ko 헬스 운동 다이어트 | ar كمال_الاجسام رشاقة
flags | Education | en vexillolog* flag_quiz country_flags national_flag* ?flag | de flaggen | fr drapeaux | es banderas | ja 国旗 | zh 国旗
football | Sports | en football* soccer premier_league champions_league fantasy_football ?epl | de fussball* bundesliga | fr football ligue_1 | es futbol* la_liga | pt futebol* | it calcio | nl voetbal* | nordic fotball* fotboll* fodbold* jalkapallo | pl pilka_nozna | tr futbol | id sepak_bola | ru футбол* | ja サッカー | zh 足球 | ko 축구 | ar كرة_القدم
formula 1 | Sports | en formula_one f1 motogp nascar | de formel_1 | es formula_uno | ru формула_1 | ja エフワン
?french | Education | en learn_french learning_french | de franzosisch_lernen franzosisch | es aprender_frances | ja フランス語 | zh 法语 | ko 프랑스어 | ru французский
?friends | Community | en make_friends making_friends new_friends meet_people meeting_people meet_new_people friend_group friend_groups find_friends pen_pal* penpal* | de freunde_finden neue_leute leute_kennenlernen kennenlernen | fr nouveaux_amis se_faire_des_amis faire_des_rencontres rencontrer_des_gens | es hacer_amigos nuevos_amigos conocer_gente amigos | pt fazer_amigos novos_amigos fazer_amizades amizades | it fare_amicizia nuovi_amici | nl vrienden_maken | pl poznac_ludzi nowi_znajomi | tr arkadaslik arkadas | id cari_teman | ru друзья друзей новые_друзья найти_друзей знакомств | uk друзів | ja 友達 友だち募集 | zh 交友 交朋友 朋友 | ko 친구 친목 | ar اصدقاء صداقة
gardening | Other | en gardener* houseplant* plant_care ?garden ?plants plant_parent* succulents | de ?garten gartner* gartenarbeit zimmerpflanz* pflanzenfreund* | fr jardinage jardinier* | es jardineria huerto* | pt jardinagem | it giardinaggio | pl ogrodnictw* ogrodnik* | ru садовод* огород* комнатные_растения | ja 園芸 ガーデニング 観葉植物 | zh 园艺 多肉 | ko 원예 식물키우기
genealogy | Other | en genealog* family_history family_tree | de ahnenforsch* | fr genealogie
?german | Education | en learn_german learning_german | de deutsch_lernen | fr apprendre_l_allemand | es aprender_aleman | ja ドイツ語 | zh 德语 | ko 독일어 | ru немецкий_язык
giveaways | Other | en giveaway* free_nitro nitro_giveaway* | de verlosung* gewinnspiel* | es sorteo* | pt sorteio* | ru розыгрыш* | tr cekilis* | zh 抽奖
golf | Sports | en golfers disc_golf | ja ゴルフ | zh 高尔夫 | ko 골프
gymnastics | Sports | en gymnast* parkour | de turnen | ru гимнасти* паркур
handball | Sports | en handball*
harm reduction | Community | en drug_information drug_safety addiction_recovery sober sobriety | de suchthilfe | ru зависимост*
hiking | Sports | en hike hikes hikers trekking backpacking_trail* mountaineer* | de wandern wanderung* bergsteig* | fr randonn* | es senderis* | it escursion* | pl turystyka_gorska | ru походы поход турпоход* | ja 登山 ハイキング | zh 登山 徒步 爬山 | ko 등산
?hindi | Education | en learn_hindi
?history | Education | en historical world_history military_history history_buff* historian* ww2 world_war_ii medieval_history ancient_history | de geschichte historiker* | fr histoire | es historia | pt historia | it storia | pl historia historyczn* | ru истори* | uk істори* | tr tarih | ja 歴史 日本史 世界史 | zh 历史 歷史 | ko 역사 | ar التاريخ
hockey | Sports | en ice_hockey nhl | de eishockey* | ru хокк* | zh 冰球
home improvement | Other | en home_repair renovat* handyman diy_home ?plumbing | de heimwerk* renovier* | fr bricolage | es bricolaje | ru ремонт_квартир*
horses | Other | en horse horseback equestrian | de pferde* reiten reitsport | fr chevaux equitation | es caballos equitacion | ru лошад* | ja 乗馬 競馬
hrt and transition | Community | en trans_voice hrt trans_health
introverts | Community | en introvert* shy_people lonely loneliness social_anxiety
islam | Community | en islam* muslim* quran ramadan | de muslim* | fr musulman* | tr musluman* | ar اسلام القران | ru мусульман* ислам* | id muslim
?italian | Education | en learn_italian | ja イタリア語 | zh 意大利语
?japanese | Education | en learn_japanese japanese_learn* nihongo jlpt learning_japanese japanese_language kanji wanikani japanese_study | de japanisch_lernen | fr apprendre_le_japonais | es aprender_japones | ru японский_язык | zh 日语 日語 | ko 일본어
journaling | Community | en bullet_journal* diaries | de tagebuch*
judaism | Community | en jewish torah | fr juif juifs | de judisch*
?korean | Education | en learn_korean korean_learn* hangul topik learning_korean | ja 韓国語 | zh 韩语 | ru корейский_язык
language exchange | Education | en language_exchang* language_learn* learn_languages learning_languages language_partner* language_practice polyglot* tandem_partner* conversation_practice learn_a_language foreign_languages duolingo ?flashcards ?anki vocabulary_learn* ?vocabulary ?languages ?translation ?translators ?translator ?translate | de sprachaustausch* sprachen_lernen tandempartner* ubersetzer* ubersetzung* | fr echange_linguistique apprendre_des_langues | es intercambio_de_idiom* aprender_idiomas | pt intercambio_de_idiomas aprender_idiomas | it scambio_linguistico | pl nauka_jezykow | ru изучение_языков языковой_обмен | ja 語学 言語交換 | zh 语言交换 学外语 | ko 언어교환
law | Education | en law_student* law_school* legal_advice lawyers | de jura rechtswissenschaft* | fr etudiants_en_droit | es derecho_penal | ru юрист* | zh 法律 | ja 法律
lgbtq | Community | en lgbt* lgbtq* queer* transgender* gay_community pride_community ?gay ?lesbian ?trans ?bisexual ?nonbinary sapphic* achillean non_binary gay_and_lesbian gay_server lesbians enby | de schwul* lesbisch* queere | fr lgbt* | es lgbt* | pt lgbt* | ru лгбт* | ja ゲイ レズビアン | zh 同志 彩虹社群 | ko 성소수자 퀴어
life advice | Community | en self_improv* self_help productivity mindful* meditat* personal_growth habit_track* ?motivation self_care personal_development | de selbstverbess* produktivitat | fr developpement_personnel | es superacion_personal crecimiento_personal meditacion | pt desenvolvimento_pessoal | ru саморазвити* медитац* продуктивност* | ja 自己啓発 瞑想 | zh 自律 自我提升 冥想 | ko 자기계발 명상
linguistics | Education | en linguistic* etymolog* phonetics | de linguistik sprachwissenschaft* | fr linguistique | ru лингвист* | ja 言語学 | zh 语言学 | ko 언어학
martial arts | Sports | en judo karate taekwondo jiu_jitsu aikido martial_art* ?mma ?ufc ?bjj fencing | de kampfsport* fechten | fr arts_martiaux | es artes_marciales | pt artes_marciais | ru единоборств* каратэ карате | ja 武道 空手 柔道 剣道 | zh 武术 武術 | ko 태권도
medicine | Education | en medical_student* nursing nurses doctors usmle mcat med_school premed | de medizin medizinstud* | fr medecine infirmier* | es medicina enfermeria | pt medicina enfermagem | ru медицин* врачи | ja 医学 看護 | zh 医学 医生 | ko 의대생 의학 | ar الطب طب_بشري
mental health | Community | en mental_well* depression depressed anxiety peer_support ptsd suicide_prevent* ?therapy self_harm_recovery bpd emotional_support wellbeing | de psychische* depression depressionen seelsorge selbsthilfe* | fr sante_mentale soutien_psycholog* | es salud_mental apoyo_emocional | pt saude_mental | it salute_mentale | pl zdrowie_psychiczne | ru психическ* депресси* | uk ментальн* | tr ruh_sagligi | ja メンタルヘルス うつ病 悩み相談 | zh 心理健康 抑郁 | ko 우울증 정신건강 | ar الصحة_النفسية اكتئاب
motorcycles | Other | en motorcycl* motorbike* biker bikers | de motorrad* | fr motards | es motociclis* | ru мотоцикл* байкер* | ja バイク乗り | zh 摩托车 | ko 바이크
museums and art history | Education | en museum* art_histor* | de kunstgeschichte | fr histoire_de_l_art
nature | Other | en nature_lover* wildlife ?animals ?animal animal_lover* naturalist* insects entomolog* mushroom* mycolog* foraging | de naturschutz* tierfreund* | fr animaux_sauvages | ru ?природа животные | ja 自然好き | zh 野生动物
neighborhood | Community | en neighborhood* neighbourhood* | de nachbarschaft* | fr voisin* | es vecin* | pt vizinh* | tr komsuluk* komsu* | ru сосед* соседи
?news | Other | en world_news breaking_news ?current_events | de nachrichten | fr actualites | es noticias | pt noticias | it notizie | ru новости | uk новини | ja ニュース | zh 新闻 | ko 뉴스 | ar اخبار
parenting | Community | en ?parents moms mums dads single_mom* single_dad* ?mom ?dad | de eltern elternrat* | fr parentalite | es crianza | pl rodzic* | ru родител* мамочк* | ja 子育て 育児 | zh 育儿 | ko 육아
pets | Other | en pet_owner* ?pet reptiles reptile hamsters guinea_pig* rabbits parrots | de haustier* | fr animaux_de_compagnie | es mascota* | pt animais_de_estimacao | it animali_domestici | ru домашние_животные питомц* | ja ペット | zh 宠物 | ko 반려동물
philosophy | Education | en philosoph* stoicism stoic stoics existentialis* | de philosophie* | es filosof* | pt filosof* | it filosof* | fr philosophie | ru философ* | ja 哲学 | zh 哲学 | ko 철학 | ar فلسفة
politics | Other | en political_debate* political_discussion* political geopolit* leftist* socialism conservatives libertarian* | de politik* | fr politique* | es politica | pt politica | it politica | pl polityk* | ru политик* | ja 政治 | zh 政治 | ko 정치 | ar سياسة
?portuguese | Education | en learn_portuguese | ja ポルトガル語
psychology | Education | en psycholog* mbti enneagram personality_type* | de psychologie | fr psychologie | es psicolog* | pt psicolog* | ru психолог* | ja 心理学 | zh 心理学 | ko 심리학 | ar علم_النفس
rugby | Sports | en rugby* | ja ラグビー
?running | Sports | en trail_running runners_club running_club* running_group* half_marathon marathon_training marathon_runner* jogging ?runners ?marathon ?run | de laufen_gehen laufgruppe* joggen lauftreff* | fr course_a_pied | es salir_a_correr | pt corrida_de_rua | ru бег марафон* пробежк* | ja マラソン ランニング ジョギング | zh 跑步 马拉松 | ko 러닝크루 마라톤
?russian | Education | en learn_russian russian_learn*
sailing | Sports | en sailors yacht* | de segeln segelboot* | fr voiliers | es navegacion_a_vela | ru яхт*
?school | Education | en ?homework homework_help high_school highschool school_help study_help tutoring ?tutors ?tutor | de hausaufgab* lernhilfe* nachhilfe* | fr aide_aux_devoirs devoirs lyceens | es ayuda_con_tareas tareas_escolares | pt ajuda_com_licao dever_de_casa | it aiuto_compiti | pl zadania_domowe | ru домашнее_задание домашк* школьник* репетитор* | ja 宿題 勉強会 | zh 作业 补习 | ko 숙제 과외 | ar واجبات_مدرسية
scuba diving | Sports | en scuba* freediv* | de tauchen tauchsport | fr plongee_sous_marine | es buceo | ru дайвинг
sign language | Education | en sign_language* asl deaf ?bsl | de gebardensprach* | fr langue_des_signes | es lengua_de_signos lenguaje_de_senas | ru язык_жестов | ja 手話 | zh 手语 | ko 수화
skating | Sports | en skateboard* skaters roller_skat* ice_skat* figure_skat* inline_skat* | de eiskunstlauf* | fr patinage | es patinaje | ru скейтборд* фигурное_катание | ja スケボー フィギュアスケート | zh 滑板 滑冰 | ko 스케이트
skiing | Sports | en snowboard* ?ski | de skifahr* | es esqui | ru лыжи лыжник* сноуборд* | ja スキー場 スノボ | zh 滑雪 | ko 스키장 스노보드
social media | Community | en ?tiktok ?instagram mastodon fediverse ?reddit ?twitter influencer* bluesky ?snapchat | es redes_sociales | pt redes_sociais | fr reseaux_sociaux | de soziale_medien | ru соцсети | ja インスタグラム | zh 社交媒体 抖音 | ko 인스타그램 틱톡
space to vent | Community | en venting vent_channel* safe_space safe_place safe_spaces ?vent | de safeplace kummerkasten
?spanish | Education | en learn_spanish learning_spanish | de spanisch_lernen | fr apprendre_l_espagnol | pt aprender_espanhol | ja スペイン語 | zh 西班牙语 | ko 스페인어
?study | Education | en study_group* study_with study_room* study_together studying study_server study_communit* study_buddy study_buddies pomodoro flashcard* anki spaced_repetition student_community body_doubling | de studieren lerngruppe* lernen_zusammen gemeinsam_lernen lernserver | fr etudier etudes etudiants reviser_ensemble ?etude | es estudiar estudio_en_grupo estudiantes | pt estudar estudantes grupo_de_estudo* | it studiare studenti | pl nauka_razem studiowanie | tr ders_calis* | id belajar | ru учимся учеба учебы учиться | uk навчання навчатися | ja 勉強 作業部屋 自習室 | zh 学习 自习 | ko 스터디 공부 | ar دراسة مذاكرة
surfing | Sports | en surf surfers kitesurf* windsurf* | ja サーフィン | zh 冲浪
survival and prepping | Community | en preppers prepping bushcraft survivalist*
swimming | Sports | en swim swimmers | de schwimm* | fr natation | es natacion | pt natacao | it nuoto | pl plywanie | ru плавани* | ja 水泳 | zh 游泳 | ko 수영
table tennis | Sports | en ping_pong pingpong | de tischtennis* | fr tennis_de_table | es tenis_de_mesa | ru настольный_теннис | ja 卓球 | zh 乒乓球 | ko 탁구
?tea | Other | en tea_lover* ?tea_house gongfu | de tee_trinken | ru чаепити* | ja お茶 茶道 紅茶 | zh 茶艺 喝茶
?teaching | Education | en ?teachers teaching_resource* educators homeschool* | de lehrer lehrkraft* lehrkrafte | fr enseignants | es docentes profesores | pt professores | ru учителя педагог* | ja 教員 | zh 教师
tennis | Sports | es tenis | pt tenis | ru теннис* | ja テニス | zh 网球 | ko 테니스
?trains | Other | en train_spot* railway* railroad* trainz rail_fan* railfan* trainspott* model_train* | de eisenbahn* modelleisenbahn* ?zuge | fr trains_miniatures ferroviaire* | es ferrocarril* | ru поезд* железная_дорога железнодорож* | ja 鉄道 電車好き | zh 铁路 火车迷 | ko 철도
travel | Other | en traveling travelling traveller* traveler* backpacker* digital_nomad* urban_exploration urbex ?trip | de reisen reisetipps ?reise urlaub* | fr voyage voyages voyageur* | es viajes viajar viajero* | pt viagens viajar viagem | it viaggi viaggiator* viaggiare | pl podroz* | tr seyahat gezi | ru путешеств* | ja 旅行 | zh 旅行 旅游 | ko 여행 | ar السفر سياحة
university | Education | en universities college_student* ?college ?uni university_student* grad_school phd_student* undergrad* | de studierende* universitat* hochschule* | fr universit* | es universidad* universitari* | pt universidade* faculdade | it universita | pl uniwersytet* studenci | tr universite* | ru университет* студент* вуз | uk студент* університет* | ja 大学生 大学 | zh 大学 | ko 대학 | ar جامعة
vegan | Community | en vegan* vegetarian* plant_based | fr vegetalien* vegetarien* | es vegano* vegetariano* | ru веган* вегетариан* | ja ヴィーガン | zh 素食
volleyball | Sports | en volleyball* haikyuu | es voleibol | pt volei voleibol | ru волейбол* | ja バレーボール | zh 排球 | ko 배구
volunteering | Community | en volunteer* charity charities fundrais* nonprofit* | de ehrenamt* | fr benevol* | es voluntariado* | pt voluntari* | it volontari* | pl wolontari* | ru волонтер* | ja ボランティア | zh 志愿者
?weather | Other | en weather_forecast* weather_balloon* storm_chas* meteorolog* tornado* hurricane* | de wetter meteorolog* | fr meteo | es meteorolog* | ru погод* метеоролог* | ja 気象 天気 | zh 气象
wine and beer | Other | en homebrewing craft_beer wine_tasting ?beer ?wine whisky whiskey mixology | de bierbrau* | fr oenolog*
witchcraft | Community | en witches wicca wiccan* pagan pagans paganism occult* spellcaster* ?witch ?magick | de hexen hexerei | fr sorcellerie sorcieres | es brujeria brujas | ru ведьмы викка оккультизм | ja 魔女 | zh 巫术
wrestling | Sports | en wrestler* wwe aew pro_wrestling | es lucha_libre | ja プロレス | zh 摔跤
yoga | Sports | en pilates | ru йога йоги | ja ヨガ | zh 瑜伽 | ko 요가
`;
