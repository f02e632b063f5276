import type { Texts } from './texts.ts';

export default {
  share: (percent) => `メンバーの ${percent} がオンライン`,
  key: (percent) => `明かりのついた窓 1 つがオンラインのメンバー ${percent} を表します`,
} satisfies Texts;
