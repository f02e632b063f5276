import { useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { useCopy } from './use-copy.ts';

const COPIED_MS = 2000;

/**
 * Copies a text; its own label and a toast show whether that worked.
 * @param what for screen readers: which of several texts
 */
export function CopyButton({ text, what }: { text: string; what?: string }) {
  const { t } = useLingui();
  const [isCopied, setCopied] = useState(false);
  const reset = useRef<ReturnType<typeof setTimeout>>(undefined);
  const copy = useCopy();
  const onClick = async (): Promise<void> => {
    if (!(await copy(text))) return;
    setCopied(true);
    clearTimeout(reset.current);
    reset.current = setTimeout(() => setCopied(false), COPIED_MS);
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      className="needs-script"
      aria-label={what && (isCopied ? t`Copied ${what}` : t`Copy ${what}`)}
      onClick={() => void onClick()}
    >
      {isCopied ? <Check size={16} /> : <Copy size={16} />}
      <span>{isCopied ? t`Copied` : t`Copy`}</span>
    </Button>
  );
}
