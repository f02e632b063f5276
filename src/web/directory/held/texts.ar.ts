import { plural } from '#web/kit/translate.ts';
import { whole } from '#web/kit/number.ts';
import type { Texts } from './texts.ts';

export default {
  because: {
    'age-restricted': () => 'هو مقيّد بالعمر.',
    'blocked-term': () => 'تحتوي نصوصه على عبارة محظورة.',
    'same-name': ({ name }) => `له اسم الخادم المدرج ${name} نفسه.`,
    'same-icon': ({ name }) => `له أيقونة الخادم المدرج ${name} نفسها.`,
    'few-members': ({ members }) =>
      plural(members, {
        one: 'ليس فيه أعضاء.',
        two: 'فيه أقل من عضوين.',
        few: `فيه أقل من ${whole(members)} أعضاء.`,
        many: `فيه أقل من ${whole(members)} عضوًا.`,
        other: `فيه أقل من ${whole(members)} عضو.`,
      }),
    'many-today': () => 'أُضيفت اليوم خوادم كثيرة من هنا.',
    'unseen-today': () => 'لم يطّلع أي مشرف بعد على الخوادم الأخرى التي أُضيفت اليوم من هنا.',
    'alike-today': () => 'لم يطّلع أي مشرف بعد على الخوادم الأخرى المشابهة التي وصلت اليوم.',
    waiting: () => 'ينتظر أحد المشرفين.',
    'taken-down': () => 'سحبه مالكوه.',
  },
} satisfies Texts;
