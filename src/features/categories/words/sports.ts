export const sports = {
  sure: {
    en: `sport sports sporting football* soccer* basketball* baseball* softball hockey tennis badminton volleyball
      handball rugby cricket golf golfer* athlet* jogging half_marathon* trail_run* triathl* cycling
      cyclist* bicycl* mountain_bik* rock_climb* climbing climber* boulder* swim swimm* rowing rower rowers kayak*
      canoe* sailing surfing skateboard* skating snowboard* ski skis skiing skier* curling gym gyms fitness
      workout* weightlift* powerlift* calisthenic* crossfit yoga pilates martial_art* judo karate taekwondo
      jiu_jitsu bjj mma ufc boxing boxer* kickbox* fencing archery archer archers darts bowling billiard* snooker
      equestrian* horse_rid* motorsport* motogp formula_1 formula_one f1 nascar karting nba nfl nhl mlb
      premier_league bundesliga la_liga champions_league world_cup olympic* paralympic* fantasy_football
      fantasy_league* match_day* matchday* referee* stadium* orienteer* frisbee* disc_golf parkour gymnast*
      cheerlead* track_and_field lacrosse ping_pong table_tennis petanque boules runners longbow*
      pro_wrestling sim_rac* airsoft paintball`,
    de: `fussball* *fussball laufgruppe* laufer radfahr* rennrad* klettern schwimm* kegeln liga *liga heimspiel*
      tischtennis boule* skifahr*`,
    fr: `sportif* velo velos cyclis* course_a_pied natation escalade* musculation* football`,
    es: `deport* futbol* baloncesto* ciclis* atletismo natacion gimnasio* boxeo escalada correr`,
    pt: `esporte* esportiv* desport* futebol* basquete* corrida corridas natacao pelada peladas volei treino*`,
    it: `sportiv* calcio calcetto pallacanestro pallavolo nuoto palestra atletica`,
    nl: `voetbal* wielren* fietsen fietser* hardlop* roeien roeier* zwemmen schaatsen`,
    pl: `sportow* pilka_nozna pilkar* siatkowk* koszykowk* kolarz* kolarstw* rowery rowerow* bieganie biegacz*
      plywa* silowni* wspinaczk* narciar*`,
    nordic: `urheilu* jalkapallo* jaakiekko* juoksu* fotboll* idrott* fodbold* fotball* lopning`,
    tr: `spor sporlar* sporcu* basketbol* voleybol* kosu kosucu* yuzme bisiklet* taraftar*`,
    ru: `спорт* футбол* баскетбол* хокке* волейбол* теннис* бег бегаем бегун* велос* лыж* плаван* фитнес* бокс
      единоборств* тренажер* болельщик* марафон*`,
    uk: `хокеи* теніс* біг бігаємо бігун* лижі лиж* фітнес*`,
    other: `olahraga sepak_bola bulutangkis bong_da the_thao ποδοσφαιρ* αθλητ* foci labdarug* fotbal*`,
    ja: `サッカー 野球 バスケ テニス バレーボール 陸上 マラソン ランニング 朝ラン 筋トレ サイクリング 自転車
      スポーツ 水泳 卓球 スキー スノボ 相撲 格闘技 武道 柔道 剣道 体操`,
    zh: `足球 篮球 籃球 跑步 健身 羽毛球 网球 網球 乒乓 骑行 騎行 运动 運動 体育 體育 棒球 游泳 马拉松 馬拉松 球迷
      排球`,
    ko: `축구 야구 농구 배구 러닝 달리기 헬스 운동 스포츠 자전거 테니스 배드민턴 마라톤 수영`,
    ar: `رياضة رياضي كرة_القدم كرة_السلة مباراة مباريات جري سباحة تمارين لياقة`,
    hi: `क्रिकेट* फुटबॉल* फ़ुटबॉल* खेलकूद* कसरत* योग हॉकी कबड्डी`,
  },
  hints: {
    en: `running runner bike bikes biking hike hikes hiking hiker* marathon* racing race races racer racers rally league leagues
      tournament* match matches training coach coaches coaching player players pitch wrestling surf surfer surfers skate outdoors
      outdoor paddle* nutrition team_sport* tactics derby season footwork warm_up* cardio sprint* chess fifa walking
      trek* camping fishing hunting`,
    de: `laufen wandern turnen verein vereine training* abseits dart spieler* turnier*`,
    fr: `balade balades randonn* entrainement* foot sorties joueur* joueuse* tournoi*`,
    es: `entren* carrera carreras senderismo torneo* equipo jugador*`,
    pt: `torcida* torneio* luta lutas trilha* surfe jogador* campeonato*`,
    it: `corsa torneo tornei allena* squadra bici giocator*`,
    nl: `wandelen rennen fiets speler* toernooi*`,
    pl: `mecz mecze trening* szosa trasa trasy gracz* turniej*`,
    nordic: `spiller spillere turnering*`,
    tr: `antrenman* maclar* turnuva* takim*`,
    ru: `трениров* поход* матч* турнир* забег* шахмат* игрок*`,
    uk: `тренуван* похід походи турнір* гравц* гравець`,
    other: `hrac* hraci`,
    ja: `観戦 登山 走る 試合 練習 大会`,
    zh: `比赛 比賽 单车`,
    ko: `경기 응원 중계 등산`,
    ar: `دوري بطولة بطولات لاعبين`,
    hi: `खेल मैच टूर्नामेंट*`,
  },
};
