import type { Perk } from '@syllaboom/engine';
import {
  Clover,
  Dices,
  HeartHandshake,
  HeartPlus,
  HeartPulse,
  type LucideIcon,
  Sparkles,
  Tags,
  Timer,
} from 'lucide-react';

const ICONS: Readonly<Record<Perk, LucideIcon>> = {
  'extra-health': HeartPlus,
  'random-letter': Dices,
  'extra-time': Timer,
  luck: Clover,
  'heart-gain': HeartPulse,
  'alpha-heart': HeartHandshake,
  'category-heart': Tags,
};

/** The picture of a perk; without one a spark, for the place where it will be. */
export function PerkIcon({ perk, size = 20 }: { perk: Perk | null; size?: number }) {
  const Icon = perk === null ? Sparkles : ICONS[perk];
  return <Icon size={size} strokeWidth={2.7} aria-hidden="true" />;
}
