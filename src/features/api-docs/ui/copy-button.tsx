import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/kit/button.tsx';
import { useToast } from '#web/kit/toast.tsx';

const COPIED_MS = 2000;

/** Copies a text; its own label and a toast say whether that worked. */
export function CopyButton({ text, what }: { text: string; what?: string }) {
  const [isCopied, setCopied] = useState(false);
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      toast({ title: 'Failed to copy', text: 'Please copy the text manually', tone: 'error' });
      return;
    }
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
    toast({ title: 'Copied to clipboard', tone: 'success' });
  };
  return (
    <Button variant="ghost" size="sm" className="needs-script" onClick={() => void copy()}>
      {isCopied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
      {isCopied ? 'Copied' : 'Copy'}
      {what && <span className="sr-only">{what}</span>}
    </Button>
  );
}
