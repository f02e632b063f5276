import type { HeldKey } from '#features/holds/contract.ts';
import { defineTexts } from '#web/kit/translate.ts';

/** What fills the gaps: the name of a listed server, how many members are needed. */
type Sentence = (of: { name: string; members: number }) => string;

export const english = {
  /** None: in English the answers' own sentences are shown. See held-text.ts. */
  because: {} as Partial<Record<HeldKey, Sentence>>,
};

export type Texts = typeof english & { because: Record<HeldKey, Sentence> };

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
