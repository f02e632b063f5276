// The arch of a category: its icon on a tint of its color. The name is always next to it.
import {
  Clapperboard,
  Code,
  Cpu,
  Gamepad2,
  GraduationCap,
  Hash,
  type LucideIcon,
  Music,
  Palette,
  Trophy,
  Users,
} from 'lucide-react';
import { categoryNamed, type CategoryName } from '#contract/vocabulary.ts';
import { categoryColor } from '#web/directory/category-words.ts';

const ICONS: Record<CategoryName, LucideIcon> = {
  Gaming: Gamepad2,
  Music,
  Technology: Cpu,
  Community: Users,
  Education: GraduationCap,
  Art: Palette,
  Entertainment: Clapperboard,
  Sports: Trophy,
  Programming: Code,
  Other: Hash,
};

interface CategoryIconProps {
  name: string;
  /** Width and height of the arch in CSS pixels. */
  size?: number;
}

export function CategoryIcon({ name, size = 40 }: CategoryIconProps) {
  const Icon = ICONS[categoryNamed(name) ?? 'Other'];
  const color = categoryColor(name);
  const background = `color-mix(in oklab, ${color} 18%, var(--surface))`;
  return (
    <span
      aria-hidden="true"
      className="grid shrink-0 place-items-center rounded-arch"
      style={{ width: size, height: size, color, background }}
    >
      <Icon size={Math.round(size * 0.45)} />
    </span>
  );
}
