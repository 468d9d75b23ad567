import { BOT_SLIDERS, type BotSliderValues } from '@syllaboom/engine';
import { useTranslation } from 'react-i18next';
import { Slider } from '../../../ui/kit/inputs/slider.tsx';

const LABELS = {
  typingSpeed: 'room.botTypingSpeed',
  typoAmount: 'room.botTypos',
  thinkingTime: 'room.botThinking',
} as const satisfies Record<keyof BotSliderValues, string>;

export const DEFAULT_BOT: BotSliderValues = {
  typingSpeed: BOT_SLIDERS.typingSpeed.default,
  typoAmount: BOT_SLIDERS.typoAmount.default,
  thinkingTime: BOT_SLIDERS.thinkingTime.default,
};

interface BotSlidersProps {
  profile: BotSliderValues;
  disabled?: boolean;
  onChange: (profile: BotSliderValues) => void;
}

/** How fast a bot types, how often it slips, how long it thinks. */
export function BotSliders({ profile, disabled = false, onChange }: BotSlidersProps) {
  const { t } = useTranslation();
  return (Object.keys(LABELS) as (keyof BotSliderValues)[]).map((name) => (
    <Slider
      key={name}
      label={t(LABELS[name])}
      value={profile[name]}
      min={BOT_SLIDERS[name].least}
      max={BOT_SLIDERS[name].most}
      disabled={disabled}
      onChange={(value) => onChange({ ...profile, [name]: value })}
    />
  ));
}
