import type { Texts } from './texts.ts';

export default {
  failed: 'تعذر تحميل الخوادم. حاول مرة أخرى.',
  none: 'لم يُعثر على خوادم',
  noneText: 'جرّب تغيير معايير البحث',
  clearFilters: 'إزالة عوامل التصفية',
  listControls: 'أدوات القائمة',
  categories: 'الفئات',
  browseCategories: 'تصفح الفئات',
  submit: 'أضف مجتمعك',
  submitText: 'شارك أي خادم Discord. لا تلزم صلاحيات إدارة.',
  byInvite: 'الإضافة برابط دعوة',
  api: 'ابنِ على بياناتنا',
  apiText: 'واجهة API عامة للقراءة فقط. بلا مفاتيح وبلا حد للطلبات، وببيانات تُزامَن كل يوم.',
  baseUrl: 'عنوان URL الأساسي:',
  apiDocs: 'عرض توثيق API',
  example: 'مثال باستخدام cURL',
} satisfies Texts;
