// Asking again for all that is shown, at once or by the clock.
import { useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#web/kit/button.tsx';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { useAction } from '#web/kit/use-action.ts';
import { HEALTH_KEY } from './health-queries.ts';
import { texts } from './texts.ts';

const REFRESH_MS = 30_000;

export function RefreshControls() {
  const queries = useQueryClient();
  const [isAuto, setAuto] = useState(false);
  const { isPending: isBusy, run: refresh } = useAction(() => queries.invalidateQueries({ queryKey: [HEALTH_KEY] }));
  useEffect(() => {
    if (!isAuto) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) void queries.invalidateQueries({ queryKey: [HEALTH_KEY] });
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [isAuto, queries]);
  const [before, auto, after] = texts.autoRefresh;
  return (
    <div className="flex shrink-0 items-center gap-2">
      <Checkbox checked={isAuto} onChange={(event) => setAuto(event.target.checked)} title={texts.every}>
        <span>
          {before && <span className="max-md:sr-only">{before}</span>}
          {auto}
          {after && <span className="max-md:sr-only">{after}</span>}
        </span>
      </Checkbox>
      {/* Not disabled meanwhile: the focus would be lost. */}
      <Button onClick={() => void refresh()} aria-busy={isBusy} className="max-md:size-11 max-md:px-0">
        <RefreshCw size={16} aria-hidden="true" className={isBusy ? 'motion-safe:animate-spin' : ''} />
        <span className="max-md:sr-only">{texts.refresh}</span>
      </Button>
    </div>
  );
}
