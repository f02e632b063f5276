export const music = {
  sure: {
    en: `music* song songs songwrit* singer* singing choir* choral orchestra* symphon* opera operas guitar* piano*
      pianist* violin* cello* drum drums drummer* drumming bassist* saxophon* trumpet* trombon* flute* flutist*
      accordion* ukulele* banjo* percussi* vinyl vinyls playlist* lyric* karaoke dj djs remix* mixtape* edm techno
      electronic_music house_music heavy_metal death_metal black_metal metalhead* rock_music hip_hop hiphop rap
      rapper* jazz* kpop k_pop lofi lo_fi chiptune* synth synths synthwave synthesizer* beatmak* vocalist* vocals
      cassette* turntabl* soundtrack* composer* sheet_music audiophile* concert concerts daw daws bandcamp
      soundcloud amplifier* music_production sound_design audio_player* music_player* melody melodies melodic*
      rock_band* metal_band*`,
    de: `musik* lieder chor chorprobe* gesang* orchester* gitarre* klavier* geige geigen sanger* singen konzert*
      schlagzeug* blasmusik`,
    fr: `musique* musicien* chanson* chanteu* guitare* chorale* orchestre* vinyle*`,
    es: `cancion* cantante* guitarra* coro coros orquesta* concierto* cantamos percusi*`,
    pt: `cancao cancoes cantor* violao orquestra* percuss* partitura* samba`,
    it: `canzon* cantant* chitarr* pianoforte*`,
    nl: `muziek* koor koren zanger* liedje* gitaar*`,
    pl: `muzyk* muzycz* piosenk* gitar* spiew* koncert*`,
    nordic: `musikk* musiik* laulu* kitara* kuoro* sang sanger`,
    tr: `muzik* sarki* gitar konser* koro`,
    ru: `музык* песн* гитар* концерт* хор хоровой хоровои оркестр* вокал* пианин* барабан* мастеринг* плейлист* рэп`,
    uk: `музик* пісн* гітар* співа* піаніно`,
    other: `musica muzica zene* μουσικ* hudb* nhac am_nhac lagu`,
    ja: `音楽 楽器 ギター ピアノ 作曲 編曲 歌声 歌詞 歌い手 合唱 吹奏楽 バンド ボカロ 弾き語り 演奏`,
    zh: `音乐 音樂 歌曲 歌手 唱歌 乐队 樂團 樂隊 吉他 钢琴 鋼琴 编曲 乐器 樂器 演唱`,
    ko: `음악 노래 플레이리스트 밴드 피아노 작곡 합주 보컬 힙합 추천곡`,
    ar: `موسيق اغاني اغنية غناء مطرب عزف`,
    hi: `संगीत* गायक* गायिका* गाने गाना राग ग़ज़ल* क़व्वाली* ग़ज़ल`,
  },
  hints: {
    en: `band bands bass gig gigs festival* mixing mastering punk blues metal rock classical folk beat beats
      producer* recording microphone* mic amp amps tape tapes radio tune tunes listening sing album* chord chords
      instrument* acoustic* audio headphone* sound sounds spotify brass vocal dance* idol* midi groove* rehears*
      lastfm tracker* ensemble* harmony harmonies harmonica`,
    de: `platten probe proben takt stimme stimmen instrument`,
    fr: `voix`,
    es: `musical letra cantar bateria voces`,
    pt: `vozes ao_vivo`,
    pl: `zespol`,
    ru: `сведение микс* бит биты рок трек треки`,
    uk: `гурт гурти`,
    ja: `曲 ライブ ミックス 歌`,
    zh: `翻唱`,
    ko: `기타 곡 연주 아이돌`,
    ar: `طرب صوت`,
    hi: `सुर ताल धुन`,
  },
};
