import type { Texts } from './texts.ts';

export default {
  copy: 'نسخ',
  isCopied: 'تم النسخ',
  copied: { title: 'تم النسخ إلى الحافظة' },
  failed: { title: 'فشل النسخ', text: 'يرجى نسخ النص يدويًا' },
} satisfies Texts;
