export const art = {
  sure: {
    en: `art arts artist* artwork* artistic drawing drawings doodl* sketch sketches sketching sketchbook* illustrat* painter* painting*
      watercolor* watercolour* acrylics gouache graphic_design* pixel_art sprite_sheet* 3d_model* 3d_art blender
      sculpt* ceramic* pottery potter potters kiln kilns handcraft* handicraft* handmade craftwork crafts knit*
      crochet* sewing embroider* needlework quilts quilter* quilting quilted weaving textile* woodwork* woodcarv* woodturn* carpent*
      leatherwork* jewelry jewellery origami* papercraft* calligraph* typograph* lettering photograph* writer
      writers creative_writing screenwrit* author authors novelist* poem poems poet poets poetry worldbuild* zine
      zines character_design* nanowrimo tattoo* mosaic* stained_glass scrapbook* printmak* linocut*
      miniature_paint* collage collages`,
    de: `kunst kunste kunstler* zeichn* malen malerei* gemalde aquarell* acryl keramik* basteln bastel* stricken
      hakeln schriftsteller* gedicht* autoren schreibwerkstatt* kunsthandwerk* topfer*`,
    fr: `artiste* dessin* peintur* peintre* illustr* ecrivain* ecriture* poesie* poeme* couture tricot* artisan*
      aquarelle*`,
    es: `arte artes dibuj* pintura* pintor* ilustra* escritor* escritura* poesia* poeta* fotograf* artesan*
      tipograf* manualidades bordado* acuarela* ceramica*`,
    pt: `desenh* artesanato costura* aquarela* escrita mosaico* vitral* vitrais croche`,
    it: `arti disegn* pittur* scrittor* scrittura* poesi* artigian*`,
    nl: `tekenen tekening* schilder* schrijver* breien fotografie`,
    pl: `sztuka sztuki rysun* rysow* malarstw* malow* grafik* pisarz* pisarsk* poezj* rekodziel* szydelk*`,
    nordic: `taide* piirta* piirustus* kunstner* konst konstnar* teckna* tegne* maleri*`,
    tr: `sanat* cizim* resim ressam* illustrasyon* yazar* siir* el_isi`,
    ru: `искусств* рисова* рисун* рисуе* художник* художеств* живопис* иллюстр* фотограф* писател* поэт поэты поэтов
      поэзи* стихи вязан* вышив* рукодел* лепк* керамик* акварел*`,
    uk: `мистецтв* малюв* малюн* малює* ілюстр* письменник* поезі* вишив* в_язан* рукоділ*`,
    other: `nghe_thuat ve_tranh seni menggambar ζωγραφ* τεχνη umeni kresl* rajz*`,
    ja: `イラスト 絵描き お絵描き お絵かき 絵師 描く 落書き デザイン 創作 手芸 編み物 書道 水彩 アート ハンドメイド
      美術`,
    zh: `绘画 繪畫 画画 畫畫 插画 插畫 美术 艺术 藝術 书法 書法 水墨 摄影 攝影 手工 写作 寫作 设计 設計 素描 臨摹
      临摹`,
    ko: `그림 일러스트 낙서 커미션 디자인 글쓰기 공예 뜨개 창작 미술 예술 크로키`,
    ar: `رسم رسام فنون فنان تصميم تصوير خط_عربي`,
    hi: `कला कलाकार* चित्र* कविता* लेखन* लेखक* फोटोग्राफी* शायरी*`,
  },
  hints: {
    en: `draw paint ink inks brush brushes canvas design designs designer* animat* render* voxel* clay glaz* quilt craft
      crafting yarn stitch* sew fabric* hand_drawn photo photos camera cameras writing writes novel novels fiction
      story stories storytell* comic comics costume* cosplay* commission* portfolio* palette* creativ* creator*
      architect* fashion gallery exhibit* fonts font aesthetic* miniatures 3d modeling modelling wallpaper* ux ui
      texture* pixel pixels oc ocs web_design*`,
    de: `schreib* foto fotos gestalt* farbe* farben nahen entwurf* autor`,
    fr: `creation* roman romans bd auteur*`,
    es: `escrib* letras rotul* novela* cuento*`,
    pt: `vidro poesia`,
    it: `illustra*`,
    pl: `pisani* pisze* portfolio`,
    tr: `sergi* hikaye*`,
    ru: `дизайн* творч* комикс* рассказ* фото`,
    uk: `комікс*`,
    nordic: `valokuva* foto* skriv* kirjoit*`,
    ja: `写真 小説 絵 漫画 作品 講評`,
    zh: `小说 小說 漫畫 画 畫`,
    ko: `소설 사진 웹소설 만화`,
    ar: `شعر رواية كتابة`,
    hi: `कहानी* रंग*`,
  },
};
