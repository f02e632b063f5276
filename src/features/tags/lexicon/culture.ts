/** What people watch, read, hear and make. */
export const culture = `
3d modeling | Art | en 3d_model* blender_3d blender sculpting zbrush 3d_art* maya_autodesk 3d_animat* 3d_render* | de 3d_modellier* | fr modelisation_3d | es modelado_3d | pt modelagem_3d | ru 3д_моделир* 3d_моделир* | ja 3dモデリング | zh 3d建模 三维建模 | ko 3d모델링
animation | Art | en animation* animator* stop_motion motion_graphic* | de trickfilm* | fr dessin_anime film_d_animation | es animacion animaciones animador* | pt animacao | ru анимация мультипликац* аниматор* | ja アニメーション制作 | zh 动画制作 | ko 애니메이션_제작
anime | Entertainment | en anime* otaku waifu* weeb weebs doujin* one_piece naruto boruto demon_slayer jujutsu_kaisen attack_on_titan my_hero_academia death_note one_punch_man ?jojo jojo_s_bizarre hunter_x_hunter evangelion ?ghibli studio_ghibli sailor_moon haikyuu chainsaw_man spy_x_family ?crunchyroll | ru аниме* анимешник* | uk аніме* | ja アニメ オタク ワンピース ナルト 鬼滅の刃 呪術廻戦 進撃の巨人 ジブリ | zh 动漫 動漫 动画番 番剧 海贼王 火影忍者 鬼灭之刃 | ko 애니 원피스 나루토 귀멸의_칼날 | ar انمي أنمي | hi एनीमे*
audio books | Entertainment | en audiobook* audio_book* audio_drama* radio_drama* | de horbuch* horspiel* | fr livre_audio livres_audio | es audiolibro* | ru аудиокниг* | ja オーディオブック | zh 有声书
audio engineering | Music | en audio_engineer* audio_edit* sound_design* audio_production recording_studio foley midi_editor* audio_plugin* | de tontechnik* | fr ingenieur_du_son | es ingenieria_de_sonido | zh 音频制作
bands | Music | en indie_band* garage_band* | ja バンド | ko 밴드
books | Entertainment | en book_club* reading_club bookworm* ?reading ?readers ?book light_novel* ebooks ebook audiobook_club ?novels ?novel goodreads | de bucher lesekreis* leseclub ?lesen | fr livres club_de_lecture ?lecture | es libros club_de_lectura ?lectura | pt livros clube_do_livro ?leitura | it libri ?lettura | nl boeken | pl ksiazk* | ru книжн* книг* ?чтение | uk книжков* книги | tr kitap* | id buku | ja 読書 小説 ライトノベル ラノベ | zh 读书 小说 轻小说 | ko 독서 소설 | ar قراءة | hi किताब*
calligraphy and lettering | Art | en calligraph* hand_lettering | de kalligraf* handlettering | fr calligraphie | es caligrafia | ru каллиграф* | ja 書道 | zh 书法 書法 | ko 캘리그라피
ceramics | Art | en ceramic* pottery | de topfern topferei keramik* | fr poterie | es ceramica | ja 陶芸 | ru керамик* гончар*
circus and juggling | Art | en juggling juggler* circus | de jonglier* | fr jonglage
classical music | Music | en orchestra* chamber_music opera symphony | de klassik orchester | fr musique_classique | es musica_clasica | ru классическая_музыка | ja クラシック音楽 オーケストラ | zh 古典音乐 | ko 클래식
comics | Entertainment | en webcomic* graphic_novel* comic_book* webtoon* manhwa manhua | de comics | fr bande_dessinee bandes_dessinees | es historietas tebeo* | ru комикс* | ja 漫画 | zh 漫画 漫畫 | ko 만화 웹툰
cosplay | Art | en cosplay* | ru косплей* | ja コスプレ | zh cos圈 | ko 코스프레
?crafts | Art | en arts_and_crafts handmade scrapbook* arts_crafts ?craft ?diy | de handarbeit* basteln | fr loisirs_creatifs fait_main | es artesan* manualidades | pt artesanato | it artigianato | pl rekodziel* | ru рукодел* | ja ハンドメイド 手芸 | zh 手工 | ko 수공예
creative writing | Art | en creative_writ* writer writers poet poets poetry fiction_writ* novel_writ* novel_editor nanowrimo screenwrit* ?writing storytelling fanfic_writ* copywriting writing_club authors | de ?schreiben schriftsteller* autoren* lyrik | fr ecriture ecrivain* poesie | es escritura escritor* poesia | pt escrita escritores poesia | it scrittura poesia | pl pisarz* poezj* | ru писател* стих* поэзи* | uk поезі* | ja 小説を書く 創作 物書き | zh 写作 寫作 | ko 글쓰기 | ar كتابة_ابداعية
crochet | Art | en crochet* amigurumi | de hakeln | fr crochet | es ganchillo | ru вязание_крючком | ja かぎ針編み 編み物 | zh 钩针 | ko 코바늘
?design | Art | en ?designer graphic_design* ui_design* ux_design* designers typograph* logo_design* ui_ux ux_ui product_design* figma interior_design* fonts | de grafikdesign* | fr design_graphique graphisme graphiste* | es diseno_grafico disenador* diseno | pt design_grafico | ru графический_дизайн дизайнер* ?дизайн | ja デザイン | zh 平面设计 设计师 设计 | ko 디자인 | ar تصميم_جرافيك
digital art | Art | en digital_art* digital_paint* procreate krita clip_studio* | fr art_numerique dessin_numerique | es arte_digital | ru цифровая_живопись цифровое_искусство | ja デジタル絵 | zh 板绘 数字绘画 | ko 디지털아트
documentaries | Entertainment | en documentar* | de dokumentarfilm* dokus | fr documentaire* | es documental*
drawing | Art | en drawings ?draw sketch sketches sketching sketchbook* drawabox learn_to_draw ?artists | de zeichnen zeichnung* zeichner* | fr dessin dessiner dessins | es dibujo dibujos dibujar dibujante* | pt desenho desenhos desenhar desenhista* | it disegno disegni disegnare | nl tekenen | pl rysowan* rysunk* | ru рисование рисуем рисовать рисунк* рисунок рисован* | uk малюван* малюнк* | ja イラスト お絵描き お絵かき 絵描き | zh 画画 畫畫 绘画 繪畫 | ko 그림 드로잉 일러스트 | ar رسامين رسومات | hi चित्रकला ड्राइंग
dubbing | Entertainment | en voice_act* fandub* voice_over* | de synchronsprech* | fr doublage | es doblaje | ru озвучк* | ja 声優 | zh 配音 | ko 성우
embroidery | Art | en embroider* cross_stitch* | de sticken stickerei | fr broderie | es bordado* | ru вышив*
fan fiction | Entertainment | en fan_fiction* fanfic* ao3 ?fandom wattpad | ru фанфик* фандом* | ja 二次創作 同人 | zh 同人 | ko 팬픽
?fantasy | Entertainment | en lord_of_the_rings ?lotr tolkien middle_earth high_fantasy fantasy_book* game_of_thrones harry_potter hogwarts | de herr_der_ringe | fr seigneur_des_anneaux | es senor_de_los_anillos | ru властелин_колец толкин* | ja 指輪物語 | zh 魔戒 奇幻
fashion and beauty | Art | en fashion fashions makeup make_up streetwear skincare sneakers sneakerheads fashionreps | de kosmetik schminken | fr mode_et_beaute maquillage | es maquillaje | ru макияж | ja ファッション | zh 时尚 美妆 | ko 패션 메이크업 뷰티
film | Entertainment | en films movie movies cinema cinemas cinephil* letterboxd filmmak* ?netflix ?hollywood | de kino filme filmabend* | fr cinema cinephile* | es cine pelicula* | pt filmes | it film_e_serie | pl filmy filmow | ru кино кинолюб* киноман* фильм* | uk кіно* фільм* | tr sinema* filmler | ja 映画 | zh 电影 電影 | ko 영화 | ar افلام أفلام | hi फ़िल्म* फिल्म*
furry | Community | en furries fursuit* fursona* | ru фурри | ja ケモノ | zh 兽圈
guitar | Music | en guitars guitarist* bass_guitar* ukulele | de gitarre* gitarr* | fr guitare* | es guitarra* | it chitarra | pl gitara gitar* | ru гитар* | ja ギター | zh 吉他 | ko 기타리스트
hip hop | Music | en hiphop rap rapper* trap_beat* | ru хип_хоп рэп рэпер* | ja ヒップホップ ラップバトル | zh 说唱 嘻哈 | ko 힙합
horror fiction | Entertainment | en horror_film* horror_movie* creepypasta* scary_stor* horror_stories horror_fan* | ru ужасы крипипаст* | ja ホラー映画 怖い話
illustration | Art | en illustrat* | ru иллюстра* | zh 插画
jazz | Music | en jazz* | ru джаз | ja ジャズ | zh 爵士 | ko 재즈
k-pop | Music | en kpop bts_army blackpink bts stray_kids newjeans | ru к_поп кпоп | ja ケーポップ | zh 韩流 | ko 케이팝
knitting | Art | en knit knits knitter* yarn_craft* | de stricken | fr tricot* | es tejer tejido_a_mano | it lavoro_a_maglia | ru вязание вязать | ja 編み物 | zh 编织 | ko 뜨개질
lo-fi music | Music | en lofi lo_fi
magic tricks | Entertainment | en magic_trick* magicians card_magic illusionist* | de zauberkunst* zaubertrick* | ja 手品 | zh 魔术
manga | Entertainment | en mangas mangaka* | ru манга мангу манги | ja マンガ 漫画 | zh 漫画 | ko 망가 | ar مانجا مانغا
marvel and dc | Entertainment | en marvel_rp marvel_comics marvel mcu dc_comics superhero* avengers batman spider_man spiderman | ru марвел | ja アメコミ | zh 漫威
memes | Entertainment | en meme dank_meme* shitpost* | pl memy | ru мем мемы мемов мемас* | uk меми | ja ネットミーム | zh 迷因 沙雕图 梗图 | ko 밈 | ar ميمز
metal music | Music | en heavy_metal metalhead* black_metal death_metal metalcore ?metal
?mlp | Entertainment | en my_little_pony bronies brony
music | Music | en musical musician* ?songs lyrics songwrit* spotify soundcloud music_player* | de musik musiker* | fr musique* musicien* | es musica musico musicos canciones | pt musicas musicos | it musicist* | nl muziek | pl muzyk* | tr muzik* | ru музык* музыкант* | uk музик* | id musik | ja 音楽 | zh 音乐 音樂 | ko 음악 | ar موسيقى اغاني | hi संगीत*
music production | Music | en music_produc* beat_mak* beatmaker* mixing_and_mastering ableton fl_studio synth synths synthesizers modular_synth* music_tracker* chip_music ?daw remixes plugdata producers audio_plugins famistudio make_music making_music music_making make_beats making_beats music_software produce_music producing_music music_maker* beat_maker* make_my_own_music compose_music music_composition | de musikproduktion musik_machen musik_produzieren beats_bauen musik_produktion | fr production_musicale beatmaking faire_de_la_musique produire_de_la_musique creer_de_la_musique | es produccion_musical hacer_musica producir_musica crear_musica | pt producao_musical fazer_musica produzir_musica criar_musica | ru сведени* битмейк* битмейкер* писать_музыку создание_музыки делать_музыку написание_музыки | ja 作曲 dtm 音楽制作 曲作り | zh 编曲 音乐制作 做音乐 | ko 작곡 미디작곡 음악_만들기 | it fare_musica produzione_musicale | nl muziek_maken | pl tworzenie_muzyki produkcja_muzyczna robic_muzyke | uk створення_музики | tr muzik_yapmak muzik_produksiyon
musicals | Entertainment | en musical_theat* broadway | ja ミュージカル | zh 音乐剧 | ko 뮤지컬
origami | Art | ja 折り紙 | zh 折纸 | ko 종이접기 | ru оригами
painting | Art | en paintings painter painters watercolor* watercolour* acrylic_paint* oil_paint* | de aquarell* malen malerei acrylmal* | fr peinture | es pintura* acuarela* | pt pintura* aquarela* | it pittura acquerell* | ru живопис* акварел* | ja 水彩 油絵 | zh 水彩 油画 | ko 수채화
paper models | Art | en paper_model* papercraft* | ja ペーパークラフト
photography | Art | en photograph* photo_club* astrophotograph* photo_edit* ?photos lightroom | de fotograf* fotografie* | fr photographe* photographie* | es fotograf* fotografia | pt fotograf* | pl fotografi* | ru фотограф* фотосъем* | ja ?写真 写真撮影 写真部 カメラ好き | zh 摄影 攝影 | ko 사진 | ar تصوير | hi फोटोग्राफी
piano | Music | en pianist* pianos | de klavier* | fr pianiste* | it pianoforte | pl fortepian* | ru пианино фортепиано | ja ピアノ | zh 钢琴 鋼琴 | ko 피아노
pixel art | Art | en pixel_art* pixelart* aseprite pixelorama sprite_edit* 2d_sprite* | ru пиксель_арт | ja ドット絵 | zh 像素画 | ko 픽셀아트 도트그림
podcasts | Entertainment | en podcast* | ru подкаст* | ja ポッドキャスト | zh 播客 | ko 팟캐스트 | ar بودكاست
?radio | Music | en internet_radio webradio music_radio radio_station* | ja ネットラジオ
rock music | Music | en rockband* punk punks punk_rock indie_rock ?rock
science fiction | Entertainment | en sci_fi scifi star_trek star_wars doctor_who warhammer_40k stargate | ru фантастик* научная_фантастика | ja sf小説 | zh 科幻 | ko 공상과학
series and tv | Entertainment | en tv_show* tv_series sitcom* k_drama* kdrama* c_drama* binge_watch* live_tv ?tv ?netflix ?hbo ?shows ?show ?telly | de fernsehserien tv_serien ?serien | fr series_tele ?series | es series_de_tv ?series | it serie_tv | pl serial seriale serialow | tr diziler dizi | ru сериал* | uk серіал* | ja ドラマ | zh 电视剧 追剧 | ko 드라마 | ar مسلسلات
sewing | Art | en sew quilting quilts | de ?nahen | fr couture | es costura | pt costura | ru шитье | ja 裁縫 | zh 缝纫 | ko 바느질
singing | Music | en singer singers choir* karaoke* vocaloid* utaite vocalist* utau | de chor gesang singen sanger* | fr chorale chanteur* chanteuse* | es coro canto cantar cantante* | pt cantar cantores | ru пение хор вокал* караоке | ja カラオケ 歌い手 歌ってみた ボカロ | zh 唱歌 合唱 | ko 노래방 보컬
stand-up comedy | Entertainment | en stand_up_com* standup_com* comedian* improv improvisation* ?comedy | de kabarett | fr humoriste* | ru стендап* | ja お笑い 漫才 | zh 脱口秀 相声
?streaming | Entertainment | en streamer* twitch twitch_stream* livestream* live_stream* content_creator* vod_review obs_studio kick_stream* | fr streameur* | es ?streamers creadores_de_contenido | pt criadores_de_conteudo | ru стример* стримы стрим | uk стрімер* | ja 配信者 実況 | zh 主播 直播 | ko 스트리머 방송인 | ar ستريمر
tattoos | Art | en tattoo* | ru тату | ja タトゥー | zh 纹身 | ko 타투
techno | Music | en edm drum_and_bass house_music trance dubstep rave raves electronic_music dj hardstyle synthwave dnb djing ?dj_sets | fr musique_electronique | es musica_electronica | ru электронная_музыка диджей* | zh 电子音乐
theatre | Entertainment | en theatre* theater* ?acting actors actress* | fr theatre comedien* | es teatro | pl teatr* | ru театр* актер* | ja 演劇 舞台俳優 | zh 戏剧 话剧 | ko 연극
video editing | Art | en video_edit* after_effects premiere_pro davinci_resolve vfx visual_effects video_compress* video_production capcut amv kdenlive ffmpeg | de videoschnitt* | fr montage_video | es edicion_de_video* | pt edicao_de_video* | ru видеомонтаж монтаж_видео | ja 動画編集 動画制作 | zh 视频剪辑 剪辑 | ko 영상편집
vinyl records | Music | en vinyl* turntable* record_collect* | de schallplatten
vtubers | Entertainment | en vtuber* hololive nijisanji vtubing | ru втубер* | ja ホロライブ にじさんじ ブイチューバー | zh 虚拟主播 | ko 버튜버
woodworking | Art | en woodwork* wood_carv* carpentry | de holzwerk* schreiner* tischler* holzarbeit* | fr menuiserie travail_du_bois | es carpinteria | ja 木工 | zh 木工 | ru столяр*
world building | Art | en worldbuild* world_build* fantasy_world* fantasy_map* map_making mapmaking | de weltenbau* | fr creation_d_univers | ru миростро* | zh 世界观设定 | ja 世界観設定
youtube | Entertainment | en youtube* youtuber* ?yt | ru ютуб* ютюб* | ja ユーチューバー ユーチューブ | zh 油管 | ko 유튜브 유튜버 | ar يوتيوب
`;
