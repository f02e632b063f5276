export const entertainment = {
  sure: {
    en: `entertain* anime animes manga* manhwa* webtoon* movie* film films filmmak* cinema* cinephile* sitcom* tv
      tv_show* tv_series television* theatre theatres theater theaters drama dramas k_drama* kdrama* soap_opera*
      telenovela* cartoon* meme memes streamer streamers twitch youtub* tiktok* vtub* podcast* comedy comedian*
      stand_up standup improv improvis* actor* acting voice_act* audio_drama* radio_drama* book books bookclub*
      fandom* fanfic* fan_fiction* celebrit* netflix disney* star_wars star_trek doctor_who harry_potter horror
      sci_fi scifi science_fiction comic comics graphic_novel* cosplay* circus* juggl* puppet* theme_park*
      roller_coaster* coaster coasters escape_room* pop_culture true_crime watch_part* watchalong* content_creator*
      influencer* episode* spoiler* cliffhanger* magic_trick* otaku light_novel* audiobook* storytelling musicals`,
    de: `filme kino* serien serie fernseh* buch bucher* lesekreis* leserunde* horbuch* horspiel* theater* kabarett*
      krimi* puppenspiel* puppentheater*`,
    fr: `livre livres bande_dessinee* bandes_dessinees spectacle* dessin_anime*`,
    es: `pelicula* cine libro libros lectura* teatro* novela novelas telenovel* farandula`,
    pt: `filmes livro livros seriado*`,
    it: `libri fumett* spettacol* telefilm`,
    nl: `boeken boek leesclub toneel`,
    pl: `filmy filmow* ksiazk* kino kina teatr* komiks* seriale serialy serialow*`,
    nordic: `elokuv* kirja kirjat boker bocker sarjakuva*`,
    tr: `filmler* dizi dizisi diziler* sinema* kitap* tiyatro* mizah`,
    ru: `кино* фильм* сериал* аниме мем мемы мемов книг* книж* театр* комеди* подкаст* ютуб* дорам* манга манги
      фэнтези фантастик*`,
    uk: `кіно* фільм* серіал* аніме меми`,
    other: `nonton* nobar phim truyen ταινι* βιβλι* knih* konyv*`,
    ja: `アニメ 映画 漫画 マンガ ドラマ 声優 読書 推し オタク 配信者 特撮 コスプレ ラノベ お笑い 演劇`,
    zh: `动漫 動漫 电影 電影 电视剧 電視劇 追剧 追劇 追番 漫畫 动画 動畫 综艺 綜藝 读书 讀書 话剧 二次元 番剧`,
    ko: `애니 영화 드라마 웹툰 만화 독서 예능 유튜브 코스프레 연극`,
    ar: `فيلم افلام مسلسل انمي مانجا قصص حكاي سينما مسرح`,
    hi: `फिल्म* फ़िल्म* सिनेमा* नाटक* धारावाहिक* किताब* कहानि* मीम* बॉलीवुड*`,
  },
  hints: {
    en: `series animation animated stream streams streaming reading fan fans fantasy magic quiz quizzes trivia lego
      screening* subtitle* binge* wrestling roleplay* creators video videos shows premiere* broadcast* idol* idols
      kpop k_pop funny actors stage script scripts casting voice_over dub dubbed jokes humor humour novel novels
      fiction watch watching fan_art rewatch* villain* readers media_server*`,
    de: `lesen buhne puppen unterhaltung* roman romane witz* publikum`,
    fr: `film* romans lecture`,
    es: `cuento cuentos cinefil*`,
    pt: `leitura teatro`,
    it: `romanzi romanzo`,
    pl: `czyta*`,
    tr: `izleme* izle romanlar`,
    ru: `стример* стрим* чита* смотрим видео роман* юмор*`,
    uk: `стрім* перегляд* відео гумор*`,
    nordic: `sarjat serier`,
    ja: `小説 舞台 実況 ネタバレ 配信 笑い`,
    zh: `小说 小說 直播 剧 剧场`,
    ko: `소설 방송 아이돌 감상`,
    ar: `كتب قراءة`,
    hi: `कहानी* डायलॉग*`,
  },
};
