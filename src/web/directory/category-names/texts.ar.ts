import type { Texts } from './texts.ts';

export default {
  names: {
    Gaming: 'الألعاب',
    Music: 'الموسيقى',
    Technology: 'التقنية',
    Community: 'المجتمع',
    Education: 'التعليم',
    Art: 'الفن',
    Entertainment: 'الترفيه',
    Sports: 'الرياضة',
    Programming: 'البرمجة',
    Other: 'أخرى',
  },
  descriptions: {
    Gaming: 'نقابات وفرق وأشخاص تلعب معهم.',
    Music: 'جلسات استماع ومنتجون وفرق.',
    Technology: 'الأجهزة والعلوم والعتاد والويب.',
    Community: 'أماكن للحديث واللقاء والانتماء.',
    Education: 'مجموعات دراسة ولغات ودورات.',
    Art: 'الرسم والكتابة والتصميم والحِرف.',
    Entertainment: 'أفلام ومسلسلات وأنمي وكتب وميمات.',
    Sports: 'فرق وتدريب وأيام مباريات.',
    Programming: 'الشيفرة والأدوات ومن يبنيها.',
    Other: 'كل ما لا يناسبه مكان آخر.',
  },
} satisfies Texts;
