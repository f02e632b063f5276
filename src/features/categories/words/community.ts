export const community = {
  sure: {
    en: `hangout* hang_out hanging_out make_friends new_friends friendship* meet_people meeting_people
      support_group* peer_support mental_health wellbeing well_being introvert* lgbt* lgbtq*
      queer* transgender* gay lesbian* nonbinary non_binary neurodiv* autis* adhd chronic_illness parent parents
      parenting mom moms mum mums mother mothers dad dads father fathers grandma* grandparent* neighbor* neighbour*
      expat* expats diaspora* immigra* pen_pals penpals small_talk lonel* widow widows widower* bereave* grief sober
      sobriety family_history genealog* dating social_club`,
    de: `nachbar* freundeskreis* quatschen plaudern kennenlernen eltern selbsthilfe* plausch*`,
    fr: `voisin* amitie* convivial* bavard* papot* rencontrer`,
    es: `charla* vecin* amistad* sobremesa* conocer_gente convivencia`,
    pt: `bate_papo papo vizinh* amizade* convivio`,
    it: `chiacchier* amicizi*`,
    nl: `gezellig* buurt* kletsen buren`,
    pl: `pogaduch* pogawed* sasied* przyjazn* rodzice rodzicow`,
    nordic: `naapuri* jutust* juttelu* hygge* granne* naboer`,
    tr: `komsu* mahalle* dostluk* muhabbet*`,
    ru: `общени* общаем* поболта* болтаем* болталк* сосед* знакомств* дружб* родител* посидел*`,
    uk: `спілкуван* сусід* знайомств* за_кордоном`,
    other: `nongkrong* curhat* ngobrol* tambayan* kaibigan* tam_su ban_be γειτονι* παρεα`,
    ja: `雑談 交流 友達 居場所 おしゃべり 愚痴 子育て 作業通話`,
    zh: `聊天 闲聊 閒聊 交友 朋友 邻里 鄰里 唠嗑`,
    ko: `친구 수다 친목 휴게실 잡담 소통 동네 하소연`,
    ar: `سوالف دردشة اصدقاء ديوانية جيران`,
    hi: `दोस्त* गपशप* बातचीत* अड्डा पड़ोस*`,
  },
  hints: {
    en: `socialise* socialising socialize* socializing friend friends friendly chill* cozy cosy chat chatting
      lounge cafe support anxiety depress* recovery trans city cities town village abroad newcomer* newcomers
      regional adults irl buddy buddies kindness gratitude cook cooking cooks recipe* food kitchen* lunch dinner
      brunch nostalgi* swap swaps hobby hobbies welcoming housing travel* women girls couples singles teens
      seniors meetup* gathering* gossip christian* church* muslim* jewish spiritual* faith volunteer* charit*
      off_topic family families disability disabilities`,
    de: `freunde freund stammtisch* familie* gemutlich* kochen kocht rezept* *rezepte kaffee*`,
    fr: `ami amis amie amies discuter discussion* rencontre* entraide detente recette* soutien cuisine`,
    es: `amigo* amiga* familia receta* apoyo conversacion* cocina`,
    pt: `receita* apoio conversa* fofoca* cozinha`,
    it: `amici amiche famiglia ricett* caffe cucina`,
    nl: `vrienden recepten koffie`,
    pl: `przyjaciel* przyjaciol* znajom* rozmow* przepis* kawa`,
    tr: `arkadas* sohbet* tarif tarifi tarifler* aile kahve`,
    ru: `друз* поговорим рецепт* поддержк* ностальги* душевн* воспоминан* вежлив* жизнь чат`,
    uk: `підтримк*`,
    other: `teman santai resep`,
    ja: `仲間 集まり まったり ごはん 日常`,
    zh: `生活 美食`,
    ko: `일상 휴식 모임`,
    ar: `عائلة قهوة`,
    hi: `परिवार* चाय मोहल्ल*`,
  },
};
