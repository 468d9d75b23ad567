import {
  Apple,
  BookOpen,
  BriefcaseBusiness,
  Building2,
  Bus,
  CalendarDays,
  CloudSun,
  FlaskConical,
  FlipHorizontal2,
  Globe,
  Guitar,
  Hand,
  Hotel,
  Landmark,
  Languages,
  type LucideIcon,
  PawPrint,
  Shirt,
  Sparkles,
  Sprout,
  Utensils,
  Volleyball,
  Waves,
  Wrench,
} from 'lucide-react';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  animals: PawPrint,
  body: Hand,
  buildings: Hotel,
  capitals: Landmark,
  cities: Building2,
  clothing: Shirt,
  constellations: Sparkles,
  countries: Globe,
  elements: FlaskConical,
  food: Utensils,
  fruit_veg: Apple,
  instruments: Guitar,
  languages: Languages,
  months_days: CalendarDays,
  palindromes: FlipHorizontal2,
  plants: Sprout,
  professions: BriefcaseBusiness,
  rivers: Waves,
  sports: Volleyball,
  tools_objects: Wrench,
  transport: Bus,
  weather_sky: CloudSun,
};

/** The picture of a category; one that we don't know is a book. */
export function CategoryIcon({ category, size }: { category: string; size: number }) {
  const Icon = ICONS[category] ?? BookOpen;
  return <Icon size={size} strokeWidth={2.5} aria-hidden="true" />;
}
