/** Code, machines, science. */
export const making = `
2fa and passwords | Technology | en 2fa password_manager* authenticator_app* two_factor
3d printing | Technology | en 3d_print* 3dprint* bambu_lab prusa* ender_3 polymaker | de 3d_druck* | fr impression_3d imprimante_3d | es impresion_3d impresora_3d | pt impressao_3d | ru 3d_печат* 3д_печат* | ja 3dプリンタ | zh 3d打印 | ko 3d프린터
ad blocking | Technology | en adblock* ad_block* block_ads ublock* pi_hole adguard
accessibility | Technology | en accessibilit* a11y screen_reader* | de barrierefrei*
ai agents and coding | Programming | en coding_agent* ai_coding ai_web_coding vibe_cod* coding_ai ai_agents agentic ai_app_builder* github_copilot cursor_ai claude_code
amateur rocketry | Technology | en ?rocket ?rockets rocketry model_rocket* high_power_rocket* rocketpy | de raketenbau
android | Technology | en android* custom_rom* lineageos grapheneos | ru андроид* | ja アンドロイド | zh 安卓 | ko 안드로이드
angular | Programming | en angularjs ngrx
?apis | Programming | en rest_api* openapi web_api* api_development
apple | Technology | en macos macbook* apple_silicon hackintosh ?mac macgaming imac | ru макос | zh 苹果电脑
artificial intelligence | Technology | en AI chatgpt chatbot* openai gpt gpt4 llm llms stable_diffusion local_llm large_language_model* generative_ai ai_tools ai_art midjourney comfyui ollama deepseek huggingface ai_image* image_generat* ai_image_generat* ai_chat* prompt_engineer* text_generation ?ai ?ia ?ki ai_model* gemini_3 | de kunstliche_intelligenz ki_tools | fr intelligence_artificielle | es inteligencia_artificial | pt inteligencia_artificial | it intelligenza_artificiale | pl sztuczna_inteligencj* | tr yapay_zeka* | ru искусственный_интеллект искусственного_интеллекта нейросет* | uk штучний_інтелект нейромереж* | ja 人工知能 生成ai 画像生成 | zh 人工智能 人工智慧 大模型 | ko 인공지능 생성형ai | ar ذكاء_اصطناعي الذكاء_الاصطناعي | hi कृत्रिम_बुद्धिमत्ता
astronomy | Technology | en astronom* astrophysic* telescope* stargaz* astrophotograph* ?space cosmology | de sternwarte* sternenhimmel | es astronom* | ru астроном* телескоп* | ja 天文 天体 星空観測 | zh 天文 观星 | ko 천문 | ar علم_الفلك
?automation | Technology | en home_automation workflow_automation automation_tools n8n task_automation
bioinformatics | Education | en bioinformat* computational_biology
biology | Education | en biolog* genetics microbiolog* biochem* botany zoology neuroscience* | de biologie | es biologia | ru биолог* генетик* | ja 生物学 | zh 生物学 | ko 생물학
blockchain | Technology | en blockchain* web3 ethereum bitcoin* crypto cryptocurrenc* crypto_currenc* nft nfts solana* decentralized_finance ?btc ?eth altcoin* crypto_trading crypto_wallet* | de kryptowahr* krypto | fr cryptomonnaie* | es criptomoneda* | pt criptomoeda* | pl kryptowalut* | tr kripto | ru крипт* блокчейн биткоин* | ja 仮想通貨 暗号資産 ビットコイン | zh 区块链 加密货币 比特币 | ko 비트코인 암호화폐 | ar عملات_رقمية العملات_الرقمية
?c | Programming | en c_programming ansi_c c_language c_c++ c_and_c++ c_cpp
c++ | Programming | en cpp c_and_cpp cplusplus c_cpp ?c_plus_plus
c# | Programming | en csharp dotnet asp_net ?c_sharp net_core blazor
chemistry | Education | en chemist* | de chemie | fr chimie | es quimica | pt quimica | it chimica | ru химия химик* | ja 化学 | zh 化学 | ko 화학
cloud computing | Technology | en cloud_comput* aws azure gcp cloud_native amazon_web_service* google_cloud serverless
clojure | Programming | en clojure* clojurian*
competitive programming | Programming | en competitive_program* leetcode codeforces ?cp | ru олимпиадное_программирование | ja 競プロ | zh 算法竞赛 | ko 백준
computer hardware | Technology | en ?hardware pc_build* pcbuild* build_a_pc building_a_pc gpu gpus motherboard* overclock* psu_buying graphics_card* pc_hardware cpus pc_part* ?gaming_pc custom_pc* nvidia ?pc | de pc_bau pcs_bauen grafikkarte* | fr monter_un_pc | es armar_pc | ru сборка_пк железо_пк видеокарт* | ja 自作pc | zh 装机 显卡 电脑硬件 | ko 자작pc 컴퓨터_부품
computer science | Education | en compsci cs50 data_structures_and_algorithms algorithms ?cs ?comp_sci cs_major* | de informatik informatikstudium | fr informatique | es ciencias_de_la_computacion | ru информатик* | ja 情報科学 | zh 计算机 | ko 컴퓨터공학
containers and kubernetes | Programming | en kubernetes docker docker_compose k8s podman helm_chart*
?crystal | Programming | en crystal_lang* crystal_program*
css | Programming | en tailwind* sass css_framework
cybersecurity | Technology | en cybersecurit* cyber_security infosec ctf pentest* ethical_hack* hacking whitehat* white_hat_hack* hackers security_research* bug_bounty malware_analys* hack_the_box tryhackme computer_security security_tools osint ?cyber ?security penetration_test* ?hacker ?hack appsec crackme* | de it_sicherheit hacken | fr cybersecurite securite_informatique | es ciberseguridad | pt ciberseguranca seguranca_da_informacao | pl cyberbezpieczenstw* | ru кибербезопас* хакер* информационная_безопасность | uk кібербезпек* | ja セキュリティエンジニア 情報セキュリティ ハッキング | zh 网络安全 信息安全 黑客 | ko 정보보안 해킹 | ar الامن_السيبراني امن_المعلومات
dart | Programming | en dart_lang* dart_flutter
data hoarding | Technology | en data_hoard* datahoard* digital_archiv* web_archiv*
data science | Technology | en data_science* data_scientist* data_analy* data_engineer* ?statistics kaggle pandas_library jupyter big_data | de datenanalys* statistik | es ciencia_de_datos | ru анализ_данных дата_сайенс | ja データサイエンス データ分析 | zh 数据科学 数据分析 | ko 데이터분석 데이터_사이언스
?databases | Programming | en sql postgres* mysql mongodb redis sqlite database_admin* database_engineer* ?database mariadb nosql surrealdb | de ?datenbank ?datenbanken
deno | Programming
devops | Technology | en devops* kubernetes ci_cd terraform site_reliability ansible ?sre | ru девопс*
discord bots | Programming | en discord_bot* bot_dev discord_js discord_py bot_develop* discord_api bot_list* bots_for_discord bots_on_discord discordbot* ?bots discord_bot_list | de discord_bot* | es bots_de_discord | ru бот_для_дискорд* | zh discord机器人
django | Programming | en django*
drones | Technology | en drone fpv quadcopter* | de drohne* | ru дрон дроны квадрокоптер* | ja ドローン | zh 无人机 | ko 드론
electric cars | Technology | en electric_car* electric_vehicle* tesla_owner* ev_charging | de elektroauto*
electronics | Technology | en microcontroller* arduino* esp32 esp8266 esphome raspberry_pi raspberrypi soldering pcb_design adafruit circuit_design embedded_system* embedded_engineer* embedded_develop* fpga* breadboard* ?electronic | de elektronik elektrotechnik loten | fr electronique | es electronica | pt eletronica | pl elektronika | ru электроник* микроконтроллер* ардуино | ja 電子工作 | zh 单片机 电子制作 | ko 아두이노 전자공학
elixir | Programming | en elixir_lang* elixir_language phoenix_framework
?elm | Programming | en elm_lang*
emacs and vim | Programming | en emacs neovim vim_editor ?vim nvim
engineering | Education | en mechanical_engineer* electrical_engineer* civil_engineer* bioengineer* aerospace_engineer* engineering_student* | de maschinenbau* ingenieur* | fr genie_mecanique ingenieur* | es ingenieria ingenieros | pt engenharia | pl inzynier* | tr muhendis* | ru инженер* | ja 工学 エンジニア交流 | zh 工程师 机械工程 | ko 공학
file sharing | Technology | en file_host* file_shar* file_transfer* file_upload* cloud_storage uploaders torrent* usenet p2p | de dateien_teilen
flutter | Programming
functional programming | Programming | en functional_program* haskell ocaml lisp scheme_lang* reasonml erlang f_sharp ?scala purescript
geography | Education | en geograph* cartograph* geoguessr vexillolog* world_map* country_quiz geography_quiz | de geografie erdkunde | fr geographie | es geografia | ru географ* | ja 地理好き | zh 地理 | ko 지리학
geology | Education | en geolog* earthquake* volcano* earth_science* mineralog* rockhound* | de geologie erdbeben vulkane vulkanausbruch* | es geologia terremoto* volcanes | fr seisme* | ru геолог* вулкан* | ja 地質学 鉱物 | zh 地质
?go | Programming | en golang go_programming gophers go_language go_ethereum go_developer*
godot | Programming | en godot*
graphql | Programming
graphics programming | Programming | en graphics_program* shader shaders opengl vulkan directx raytrac* ray_trac* webgl three_js threejs computer_graphics
hackathons | Programming | en hackathon* | ja ハッカソン | zh 黑客松 | ko 해커톤 | ru хакатон*
ham radio | Technology | en amateur_radio shortwave ?sdr software_defined_radio | de funkamateur* amateurfunk* | fr radioamateur* | es radioaficionad* | ru радиолюбител* | ja アマチュア無線 | zh 业余无线电
haskell | Programming
headphones and audio gear | Technology | en headphone* audiophile* hi_fi hifi_audio | de kopfhorer* | ru аудиофил* наушник*
home server | Technology | en home_server* homelab* home_lab* self_host* selfhost* ?nas unraid truenas proxmox media_server* jellyfin plex_server | de heimserver* selbst_hosten | fr auto_heberge* autoheberge* | es servidor_casero | ru домашний_сервер домашнего_сервера | ja 自宅サーバ | zh 家庭服务器 nas存储
ios | Technology | en ios_dev* ios_app* iphone* ipad* ipados jailbreak* sideload* | ru айфон* | ja アイフォン | zh 苹果手机 | ko 아이폰
java | Programming | en jvm spring_boot java_program*
javascript | Programming | en js node_js nodejs ecmascript jquery nodeiflux adonisjs express_js
job market | Other | en job_board* job_search* career careers freelanc* recruiter* recruitment resume_review interview_prep ?jobs ?job job_opening* hire_developers job_listing* ?hiring ?work | de stellenangebot* jobborse* jobsuche bewerbung* | fr recherche_d_emploi offres_d_emploi | es empleo trabajo_remoto ofertas_de_trabajo | pt vagas_de_emprego emprego* | it offerte_di_lavoro | pl oferty_pracy praca_zdalna | ru вакансии ваканси* поиск_работы фриланс* | uk вакансі* фриланс* | ja 転職 就活 求人 | zh 求职 招聘 兼职 | ko 취업 구직 | ar وظائف توظيف | hi नौकरी*
?julia | Programming | en julia_lang* julia_program*
keyboards and typing | Technology | en typing_practice touch_typing typing_competition* typing_test* typing_lesson* monkeytype 10fastfingers stenograph* typing_speed ?typing | de zehnfingersystem tippen_lernen | ru слепая_печать
kotlin | Programming | en kotlin*
laravel | Programming
linux | Technology | en linux* ubuntu debian archlinux arch_linux fedora nixos freebsd openbsd unix gentoo linux_distro* kde_plasma gnome_desktop | ru линукс* убунту | uk лінукс* | ja リナックス | ko 리눅스 | ar لينكس
lua | Programming | en luau
machine learning | Technology | en deep_learning neural_net* pytorch tensorflow learnmachinelearning ?ml reinforcement_learning computer_vision | de maschinelles_lernen | fr apprentissage_automatique | es aprendizaje_automatico | pt aprendizado_de_maquina | ru машинное_обучение машинного_обучения | ja 機械学習 ディープラーニング | zh 机器学习 深度学习 | ko 머신러닝 딥러닝
maps and gis | Technology | en openstreetmap gis google_maps | de landkarten | es cartografia
mathematics | Education | en math maths mathemat* algebra calculus number_theory math_help math_homework | de mathe mathematik* | fr mathemat* maths | es matematica* | pt matematica* | it matematica | pl matematyk* | tr matematik | ru математик* | uk математик* | ja 数学 | zh 数学 數學 | ko 수학 | ar رياضيات الرياضيات | hi गणित*
mechanical keyboards | Technology | en mechanical_keyboard* custom_keyboard* keycap* qmk mech_keyboard* ?keebs | de mechanische_tastatur* | fr clavier_mecanique claviers_mecaniques | es teclados_mecanicos | ru механические_клавиатуры | ja 自作キーボード | zh 机械键盘 客制化键盘 | ko 기계식키보드 기계식_키보드
mobile development | Programming | en app_dev* mobile_dev* react_native androiddev android_dev* ios_dev* mobile_app_develop* nativescript | de app_entwickl* | ru мобильная_разработка
natural language processing | Technology | en nlp natural_language_process*
networking | Technology | en computer_network* ccna ?router ?routers wireguard network_engineer* | de netzwerktechnik
?nim | Programming | en nim_lang* nim_program*
note taking | Technology | en notetaking notes_app handwritten_notes obsidian_notes zettelkasten second_brain logseq notesnook obsidian_md personal_knowledge_management outlining outliner* mind_map* | de notizen_app ?notizen | fr prise_de_notes | es tomar_notas | ru заметки_приложение | ja ノートアプリ | zh 笔记软件
open source | Programming | en opensource foss free_software open_source_software libre_software | de freie_software | fr logiciel_libre logiciels_libres | es codigo_abierto software_libre | pt codigo_aberto software_livre | ru открытый_код открытого_кода опенсорс* пулреквест* | ja オープンソース | zh 开源 開源 | ko 오픈소스 | ar مفتوح_المصدر
operating system development | Programming | en osdev os_dev os_development kernel_develop*
pascal and delphi | Programming | en pascal_lang* delphi lazarus_ide free_pascal ?pascal
perl | Programming | en raku_lang*
php | Programming | en symfony
physics | Education | en physicist* quantum_physics quantum_mechanics quantum_comput* | de physik | fr physique_quantique | es fisica | pt fisica | it fisica | pl fizyka | ru физика физик физики | ja 物理 | zh 物理 | ko 물리 | ar فيزياء
privacy | Technology | en vpn vpns ?tor degoogl* encrypted_messag* surveillance_camera* license_plate_read* | de datenschutz* | fr vie_privee | es privacidad | pt privacidade | ru приватность конфиденциальн* | ja プライバシー | zh 隐私 | ko 개인정보보호
programming | Programming | en programmer programmers coding coders coder learn_to_code software_dev software_developer* software_development software_engineer* developer developers devs ?dev ?code ?program code_review backend frontend front_end full_stack fullstack code_editor* programming_language* low_level_programming codewars | de programmieren programmierer* entwickler* softwareentwickl* | fr programmation programmeur* developpeur* coder_en developpement_logiciel | es programacion programador* desarrollador* programar | pt programacao programador* desenvolvedor* programar | it programmazione programmator* sviluppator* programmare | nl programmeren programmeur* | pl programowan* programist* | nordic ohjelmointi programmering utvecklare | tr yazilim* kodlama | id pemrograman ngoding | ru программирован* программист* программис* разработчик* кодинг | uk програмуван* програміст* розробник* | ja プログラミング プログラマ 開発者 | zh 编程 編程 程序员 开发者 写代码 | ko 프로그래밍 코딩 개발자 | ar برمجة البرمجة مبرمج مبرمجين | hi प्रोग्रामिंग* कोडिंग*
programming language design | Programming | en langdev compiler* programming_language_develop* language_design interpreter_design
python | Programming | en python* pythonista* pygames pygame flask_web pycharm | ru питон* пайтон* | ja パイソン | ko 파이썬 | ar بايثون | hi पाइथन
?r | Programming | en rstats r_programming r_language r_studio rstudio
raspberry pi | Technology | en raspberrypi | ru распберри | ja ラズパイ ラズベリーパイ | zh 树莓派 | ko 라즈베리파이
?react | Programming | en reactjs react_js react_dev* react_component* react_app* react_native reactiflux next_js nextjs redux
retro computers | Technology | en retro_comput* vintage_comput* old_computer* amiga commodore c64 atari_st ms_dos apple_ii computer_history tech_history ?retro_pc | de alte_computer | fr ordinateurs_anciens | ru ретро_компьютеры
reverse engineering | Programming | en reverse_engineer* decompil* disassembl* ghidra ida_pro recompil* | ru реверс_инжиниринг | zh 逆向工程 | ja リバースエンジニアリング
robotics | Technology | en robotic* robot robots robotik ?robo | de roboter* | es robotica | fr robotique | ru роботы робототехник* | ja ロボット | zh 机器人 機器人 | ko 로봇 | ar روبوت
ruby | Programming | en ruby_on_rails ruby_lang* ruby_programming rails
?rust | Programming | en rust_lang* rust_program* rustlang rustacean* cargo_crate* rust_developer* bevy_engine
science | Education | en sciences scientist scientists stem_education ?stem | de wissenschaft* naturwissenschaft* | fr sciences | es ciencia ciencias | pt ciencia ciencias | it scienza scienze | pl nauki_przyrodnicze | tr bilim | ru наука науку учены* | ja 科学 サイエンス | zh 科学 科學 科普 | ko 과학 | ar علوم العلوم | hi विज्ञान*
smart home | Technology | en home_assistant homeassistant smart_home* smarthome* home_automation esphome iobroker zigbee homekit domotic* ?iot internet_of_things | de hausautomation* | fr domotique | es domotica | pt domotica | ru умный_дом умного_дома | ja スマートホーム | zh 智能家居 | ko 스마트홈
smartphones and gadgets | Technology | en smartphone* gadget* wearables smartwatch* fitbit ?phones | de handys | ru смартфон* гаджет* | ja スマホ ガジェット | zh 智能手机 数码产品 | ko 스마트폰
software support | Technology | en tech_support computer_help pc_help it_support windows_help ?techsupport | de computerhilfe pc_hilfe | fr depannage_informatique aide_informatique | es soporte_tecnico | pt suporte_tecnico | ru компьютерная_помощь
spaceflight | Technology | en spaceflight* rockets rocket_launch* ?rocket nasa spacex satellites astronautics aerospace starbase outer_space space_exploration ?space | de raumfahrt raketen* | fr fusees exploration_spatiale | es cohetes exploracion_espacial | ru космонавтик* ракеты ?космос | uk космонавтик* | ja 宇宙開発 ロケット | zh 航天 火箭 | ko 우주항공 로켓
speech synthesis | Technology | en text_to_speech ?tts voice_clon* speech_synthes* voice_chang* ai_voice* voice_model* speech_to_text dictation | de sprachsynthese | fr synthese_vocale | es texto_a_voz | ru синтез_речи | ja 音声合成 | zh 语音合成
svelte | Programming | en svelte* sveltekit
?swift | Programming | en swift_lang* swiftui swift_program*
technical writing | Programming | en technical_writ*
system administration | Technology | en sysadmin* system_admin* server_admin* | de systemadministrator* | ru системный_администратор сисадмин*
tech news | Technology | en technologie_news
typescript | Programming | en typescript* ?ts
unity engine | Programming | en unity3d unity_dev* unity_game* official_unity ?unity
unreal engine | Programming | en unreal unreal_dev* ue5 ue4
userscripts | Programming | en userscript* tampermonkey greasemonkey | zh 油猴
vue | Programming | en vuejs vue_js nuxt*
web development | Programming | en web_dev web_devs web_develop* webdev webdevs frontend_dev* front_end_dev* html html5 web_design* web_developer* web_framework* website_building building_websites full_stack_web static_site_generator* | de webentwickl* webdesign* | fr developpement_web web_developpeur* developpeur_web | es desarrollo_web | pt desenvolvimento_web | it sviluppo_web | pl tworzenie_stron | ru веб_разработ* верстк* сайтостроен* фронтенд* | ja web開発 web制作 ウェブ開発 | zh 网页开发 前端 网站开发 | ko 웹개발 웹_개발 프론트엔드 | ar تطوير_الويب
webassembly | Programming | en wasm
?windows | Technology | en windows_10 windows_11 windows_xp windows_7 microsoft_windows windows_iso* windows_update* windows_debloat* windows_tweak* windows_activation
wordpress | Programming | en wordpress*
?zig | Programming | en zig_lang* ziglang zig_program*
`;
