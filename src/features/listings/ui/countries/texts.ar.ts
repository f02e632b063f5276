import type { Texts } from './texts.ts';

export default {
  names: {
    Argentina: 'الأرجنتين',
    Australia: 'أستراليا',
    Brazil: 'البرازيل',
    Canada: 'كندا',
    Chile: 'تشيلي',
    France: 'فرنسا',
    Germany: 'ألمانيا',
    India: 'الهند',
    Indonesia: 'إندونيسيا',
    Italy: 'إيطاليا',
    Japan: 'اليابان',
    Mexico: 'المكسيك',
    Netherlands: 'هولندا',
    Philippines: 'الفلبين',
    Poland: 'بولندا',
    Portugal: 'البرتغال',
    'South Korea': 'كوريا الجنوبية',
    Spain: 'إسبانيا',
    Sweden: 'السويد',
    Turkey: 'تركيا',
    'United Kingdom': 'المملكة المتحدة',
    'United States': 'الولايات المتحدة',
  },
} satisfies Texts;
