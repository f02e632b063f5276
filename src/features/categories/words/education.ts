export const education = {
  sure: {
    en: `educat* study studying studies student students study_group* school schools homeschool* universit* college
      colleges coursework curricul* tutor tutors tutoring exam exams teach teacher* teaching lesson*
      classroom* textbook* flashcard* academ* scholar* grammar vocabular* linguist* conlang* constructed_language*
      sign_language* language_exchange language_learn* learner* math maths mathemat* algebra calculus geometry
      physics physicist* chemist* biolog* geograph* philosoph* psycholog* sociolog* anthropolog* archaeolog*
      economics medical_student* anatomy debating thesis phd ielts toefl kanji jlpt anki hsk mnemonic*
      exam_prep computer_science botany geolog*`,
    de: `lernen lernt lerngruppe* schule* schuler* universitat* studier* studium* unterricht* prufung* hausaufgabe*
      nachhilfe* vokabel* mathe mathematik vorlesung* abitur* sprachkurs* bildung`,
    fr: `apprendre apprent* apprenons ecole* etudiant* etudier etudes devoirs examen* lycee* grammaire* enseign*
      mathematiques`,
    es: `aprend* escuela* universidad* estudiant* estudiar estudiamos idiomas matematic* gramatica oposicion*
      profesor*`,
    pt: `escola* estuda* estudos vestibular* enem simulado* aula aulas sala_de_estudo* professor* idioma`,
    it: `imparare impariamo scuola studiare studenti studentess* esame esami lezion* grammatica insegna*`,
    nl: `leren onderwijs studie studeren huiswerk wiskunde taalles*`,
    pl: `nauka naucz* uczymy uczyc uczniow szkola szkoly szkolne studenci studia matura maturz* egzamin* lekcj*
      matematyk* korepetycj*`,
    nordic: `opiskel* oppia oppimi* koulu* studera* larande undervis* skole plugga`,
    tr: `ders dersler* ogren* ogretmen* sinav* okul* universite* egitim*`,
    ru: `учеб* учени* ученик* учим учимся учить* обучен* школ* университет* студент* экзамен* урок* математик*
      физик* егэ грамматик* репетитор* лингвист*`,
    uk: `навча* вчимо* вчити* учн* університет* іспит* граматик*`,
    other: `belajar* hoc_tap hoc_sinh tieng_anh μαθημα* μαθησ* σχολει* skola tanulas*`,
    ja: `勉強 学習 受験 語学 数学 英語 英会話 学ぶ 学び 宿題 教育 資格 留学 文法`,
    zh: `学习 學習 英语 法语 法語 日语 日語 韩语 韓語 德语 口语 口語 考研 考试 考試 數學 自习 自習 课程 課程 单词
      單詞`,
    ko: `공부 스터디 학습 수능 시험 영어 일본어 중국어 수학 교육 토익 자격증 과외`,
    ar: `تعلم تعليم دراسة طلاب مدرسة جامعة دروس امتحان رياضيات`,
    hi: `पढ़ाई* पढ़ना शिक्ष* छात्र* परीक्षा* गणित* सीख* स्कूल* विद्या*`,
  },
  hints: {
    en: `learn learning course courses lecture* language languages campus class classes history historical
      historian* historic statistics literature latin medical medicine medicin* debate debates research* science
      sciences scientist* scientific stem librar* knowledge mentor* cartograph* mapmaking quiz quizzes tutorial*
      beginners workshop* speaking translat* conversation practice dictionar* encyclop*
      engineering career careers degree graduate* reading pronunci* homework museum*`,
    de: `sprache* sprachen geschichte kurs kurse wissen* wissenschaft* uben`,
    fr: `cours langue langues histoire apprenant*`,
    es: `clase clases historia estudio estudios lengua ciencia curso cursos`,
    pt: `leitura redacao prova provas biblioteca* estudo lingua`,
    it: `lingue storia corso corsi gruppo_di_studio gruppo_studio gruppi_di_studio sala_studio aula_studio`,
    nl: `taal talen geschiedenis leer`,
    pl: `jezyk* kursy student* historii`,
    tr: `dil dili diller* tarih* calisma* calisal* konusma`,
    ru: `язык* истори* лекци* курс курсы задач* разбор* знани* наук*`,
    uk: `мова мови мову істор* курси`,
    nordic: `kieli kielet sprak sprog`,
    other: `kursus αρχαρι* ελληνικα γλωσσ* hoc`,
    ja: `学生 大学 歴史 講座 科学 研究 練習`,
    zh: `大學 语言 語言 历史 歷史 练习 科學`,
    ko: `대학 언어 역사 논문 연습 입문 과학`,
    ar: `لغة كتب تاريخ علوم`,
    hi: `भाषा* इतिहास* अभ्यास* ज्ञान* विज्ञान*`,
  },
};
