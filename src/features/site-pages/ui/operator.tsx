import { useSite } from '#web/site.tsx';
import { texts } from './texts.ts';

/** Who runs the site, or the place where the configuration will say so. */
export function Operator() {
  const { name, contact } = useSite().operator;
  return (
    <p>
      <b>{name ?? texts.operatorName}</b>
      <br />
      {contact ?? texts.operatorContact}
    </p>
  );
}
