import { whole } from '#web/kit/number.ts';
import { plural } from '#web/kit/translate.ts';
import type { Texts } from './texts.ts';

const points = (count: number) =>
  plural(count, {
    zero: 'لا نقاط',
    one: 'نقطة واحدة',
    two: 'نقطتان',
    few: `${whole(count)} نقاط`,
    many: `${whole(count)} نقطة`,
    other: `${whole(count)} نقطة`,
  });

const days = (count: number) =>
  plural(count, {
    zero: 'لا أيام',
    one: 'يوم واحد',
    two: 'يومان',
    few: `${whole(count)} أيام`,
    many: `${whole(count)} يومًا`,
    other: `${whole(count)} يوم`,
  });

export default {
  level: 'المستوى',
  levelOf: (level) => `المستوى ${level}`,
  max: 'الأقصى',
  countOf: (count, total) => `${count} من ${total}`,
  boards: { points: 'النقاط', submissions: 'الإضافات', reviews: 'المراجعات' },
  values: {
    points: (count) => points(count),
    submissions: (count) =>
      plural(count, {
        zero: 'لا خوادم',
        one: 'خادم واحد',
        two: 'خادمان',
        few: `${whole(count)} خوادم`,
        many: `${whole(count)} خادمًا`,
        other: `${whole(count)} خادم`,
      }),
    reviews: (count) =>
      plural(count, {
        zero: 'لا مراجعات',
        one: 'مراجعة واحدة',
        two: 'مراجعتان',
        few: `${whole(count)} مراجعات`,
        many: `${whole(count)} مراجعة`,
        other: `${whole(count)} مراجعة`,
      }),
  },
  leaderboard: 'لوحة المتصدرين',
  leaderboardLead: 'من جلب أكثر الضوء إلى الصف.',
  leaderboardFailed: 'تعذّر تحميل لوحة المتصدرين',
  boardsNav: 'لوحات المتصدرين',
  nobody: 'لا أحد بعد',
  nobodyText: 'أضف الخوادم وراجعها واحفظها في المفضلة لتكون الأول.',
  rank: 'المرتبة',
  yours: 'إنجازاتك',
  achievementsLead: 'المستويات والأيام المتتالية والإنجازات.',
  loginText: 'يرجى تسجيل الدخول لترى مستواك وأيامك المتتالية وإنجازاتك.',
  achievementsFailed: 'تعذّر تحميل الإنجازات',
  comingSoon: 'الإنجازات قادمة قريبًا',
  unlockedAchievements: 'الإنجازات المفتوحة',
  noneYet: 'لا شيء بعد.',
  comingUp: 'التالية',
  allUnlocked: 'كلها مفتوحة.',
  rarities: { common: 'شائع', uncommon: 'غير شائع', rare: 'نادر', epic: 'ملحمي', legendary: 'أسطوري' },
  reward: (count) => `\u200e+${points(count)}`,
  progressOf: (title, progress) => `${title}: ${progress}`,
  progress: 'تقدمك',
  streak: (count) =>
    plural(count, {
      zero: 'لا أيام متتالية',
      one: 'يوم واحد',
      two: 'يومان متتاليان',
      few: `${whole(count)} أيام متتالية`,
      many: `${whole(count)} يومًا متتاليًا`,
      other: `${whole(count)} يوم متتالٍ`,
    }),
  quality: 'درجة الجودة',
  totalPoints: 'مجموع النقاط',
  serversSubmitted: 'الخوادم المضافة',
  reviewsWritten: 'المراجعات المكتوبة',
  serversDiscovered: 'الخوادم المكتشفة',
  communitiesJoined: 'المجتمعات المنضم إليها',
  achievements: 'الإنجازات',
  levelAt: (level, count) => `المستوى ${level} عند ${count}`,
  toGo: (count) => `بقي ${count}`,
  standing: 'موقعك',
  ranks: 'مراتبك في لوحة المتصدرين',
  quickStats: 'باختصار',
  unlocked: 'المفتوحة',
  pointsFromAchievements: 'نقاط من الإنجازات',
  longestStreak: 'أطول أيام متتالية',
  days: (count) => days(count),
  byCategory: 'حسب الفئة',
  categories: { submission: 'الإضافة', review: 'المراجعة', community: 'المجتمع', exploration: 'الاستكشاف' },
  nextLevel: 'المستوى التالي',
  missing: (count, level) => `بقي لك ${points(count)} حتى المستوى ${level}.`,
} satisfies Texts;
