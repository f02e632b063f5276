type Item = readonly [label: string, value: string, color?: string];

export function Tiles({ items }: { items: readonly Item[] }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-flow-col md:auto-cols-fr md:grid-cols-none">
      {items.map(([label, value, color = '']) => (
        <div key={label} className="grid gap-0.5 bg-surface px-4 py-3 max-md:last:odd:col-span-2">
          <dt className="text-2xs text-ink-3">{label}</dt>
          <dd className={`type-title text-xl ${color}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
