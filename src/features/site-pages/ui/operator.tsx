import { useSite } from '#web/site.tsx';

/** Who runs the site, or the place where the configuration will say so. */
export function Operator() {
  const { name, contact } = useSite().operator;
  return (
    <p>
      <b>{name ?? '[name of the operator]'}</b>
      <br />
      {contact ?? '[how to reach the operator]'}
    </p>
  );
}
