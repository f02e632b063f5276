export const technology = {
  sure: {
    en: `technology technologies tech hardware computer* computing laptop* linux ubuntu debian
      android ios iphone* ipad* macos gadget* homelab* selfhost* self_host* router* firewall* vpn vpns
      mechanical_keyboard* electronics robot* solder* arduino* raspberry_pi esp32 microcontroller* fpga* schematic*
      oscilloscop* 3d_print* 3dprint* printer printers cnc makerspace* cyber cyber_security cybersecurity infosec
      privacy crypto cryptocurr* cryptograph* blockchain* bitcoin* ethereum* web3 nft nfts
      satellit* spacecraft* rocketry drone drones ham_radio amateur_radio antenna* artificial_intelligence
      machine_learning deep_learning llm llms chatbot* chatgpt gpt image_generation stable_diffusion neural_net* iot
      internet_of_things smart_home* home_automation virtual_reality gpu gpus cpu cpus graphics_card* e_bike* ebike*
      electric_vehicle* smartphone* smartwatch* wifi operating_system* sysadmin* system_administration retro_comput*
      vintage_comput* cable_management adblock* fpv remote_desktop quantum nanotech* biotech* distro distros 2fa
      text_to_speech digital_forensics AI ML discord_client* discord_tool* client_mod* modded_client* grammar_check*
      screen_record* audio_transcri* circuit_board*`,
    de: `technik* technolog* rechner elektronik* elektrotechnik amateurfunk* antenne* netzwerke netzwerktechnik
      kunstliche_intelligenz smartphones loten lotkolben* lotfrage* *technik grafikkarte*`,
    fr: `informatique* ordinateur* electronique* logiciel* telephones telephonie* robotique* radioamateur*`,
    es: `tecnolog* ordenador* informatic* electronica robotica inteligencia_artificial radioaficionad* moviles`,
    pt: `computador* eletronic* radioamador* celulares`,
    it: `elettronic* informatica intelligenza_artificiale`,
    nl: `technologie techniek* elektronica computers kunstmatige_intelligentie`,
    pl: `komputer* mikrokontroler* drukark* sztuczna_inteligencj* elektronika`,
    nordic: `tekniik* tietokone* teknik* teknologi* dator datorer datamaskin*`,
    tr: `teknoloj* bilgisayar* donanim* yapay_zeka*`,
    ru: `технолог* компьютер* электроник* робот* гаджет* смартфон* бэкап* домашний_сервер домашняя_сеть
      кибербезопас* нейросет* криптовалют* паяльник*`,
    uk: `комп_ютер* електронік* нейромереж* кібербезпек*`,
    other: `cong_nghe dien_thoai may_tinh technologia* τεχνολογ* υπολογιστ* teknologi komputer`,
    ja: `技術 パソコン 自作pc キーボード ガジェット 電子工作 はんだ ロボット スマホ 人工知能 プリンタ 無線`,
    zh: `科技 电脑 電腦 硬件 硬體 数码 數碼 手机 手機 机器人 機器人 人工智能 人工智慧 电子 電子 键盘 鍵盤 无线电
      区块链 區塊鏈`,
    ko: `컴퓨터 전자 로봇 스마트폰 하드웨어 키보드 인공지능 기술`,
    ar: `تقنية تقني تكنولوجيا حاسوب كمبيوتر الكترون روبوت ذكاء_اصطناعي هواتف`,
    hi: `तकनीक* प्रौद्योगिकी* कंप्यूटर* मोबाइल* इलेक्ट्रॉनिक* मशीन* मशीनें`,
  },
  hints: {
    en: `server_rack nas software pc pcs datamin* network* networking cloud security science sciences scientific rocket* solar battery
      batteries engineer* engineering electronic electric* electrical startup startups saas app apps browser*
      windows mac internet mobile phone telephone monitor monitors camera cameras repair repairs repairing
      automation maker makers diy radio sdr firmware terminal vr ar headset* bot bots lab labs motor motors
      controller* keyboard headphone* printing laser hacker* hacking ctf hosting file files system systems devops
      docker* kubernetes* data telemetry weather_station* voltage cable* web embedded fiber fibre chip chips ev
      energy device devices codec* encoding note_taking home_assistant phones keyboards circuits
      tech_support automated video`,
    de: `handys netzwerk* reparatur* reparier* ersatzteil* wissenschaft* satelliten werkstatt schaltung* funk`,
    fr: `reseau reseaux numerique* bricol* science* reparation*`,
    es: `ciencia ciencias redes movil reparaci*`,
    pt: `celular conserto*`,
    it: `scienz* rete reti riparaz*`,
    pl: `nauk* sprzet* naprawa naprawy`,
    tr: `bilim* yazilim* telefon* tamir*`,
    ru: `техник* телефон* наук* контейнер* ремонт* железо космос* сеть сети`,
    uk: `мережа мережі`,
    nordic: `verkot videnskab* vetenskap*`,
    other: `sua_chua khoa_hoc επιστημ*`,
    ja: `科学 宇宙 機械 自作 工作 修理`,
    zh: `技术 科學 网络 維修 维修 太空`,
    ko: `과학 기기 수리 우주`,
    ar: `علوم تصليح`,
    hi: `विज्ञान* पुर्ज* मरम्मत*`,
  },
};
