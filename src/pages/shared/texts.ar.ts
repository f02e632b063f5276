import type { Texts } from './texts.ts';

export default {
  more: (name) => `المزيد لـ ${name}`,
  copyLink: 'نسخ الرابط',
  copied: 'تم نسخ الرابط',
  notCopied: 'تعذّر نسخ الرابط',
} satisfies Texts;
