import s from './bomb.module.css';
import { layOutSign } from './sign-layout.ts';

function Hand({ right }: { right: boolean }) {
  return (
    <g
      transform={right ? 'translate(260 0) scale(-1 1)' : undefined}
      stroke="var(--ink)"
      strokeWidth="5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path
        d="M22 176c-6 14 0 32 14 38 10 4 20 0 24-8 5-2 7-8 4-12 3-3 3-9-1-11 1-5-3-9-8-8-2-5-8-6-12-2-8-8-17-6-21 3z"
        fill="#fff"
      />
      <path d="M64 194c-5 2-10 2-14 0M63 183c-5 2-10 2-13 0M60 206c-4 1-8 0-11-2" fill="none" strokeWidth="4" />
    </g>
  );
}

const LINE_HEIGHT = 1.08;

/** The sign with the prompt, held by two hands; part of a drawing of 260 × 270 units. */
export function PromptSign({ prompt }: { prompt: string }) {
  const { lines, fontSize } = layOutSign(prompt);
  const step = fontSize * LINE_HEIGHT;
  const top = 184 + fontSize * 0.35 - ((lines.length - 1) * step) / 2;
  return (
    <g>
      <rect x="34" y="150" width="192" height="82" rx="22" fill="var(--ink)" />
      <rect x="40" y="153" width="180" height="70" rx="18" fill="var(--tile-edge)" />
      <rect x="40" y="150" width="180" height="68" rx="18" fill="var(--tile)" />
      <rect x="46" y="155" width="168" height="10" rx="5" fill="#fff" opacity=".7" />
      <text x="130" y={top} textAnchor="middle" className={s.prompt} style={{ fontSize }} key={prompt}>
        {lines.length === 1
          ? lines[0]
          : lines.map((line, index) => (
              // A line is its place.
              // biome-ignore lint/suspicious/noArrayIndexKey: position is the identity
              <tspan key={index} x="130" y={top + index * step}>
                {line}
              </tspan>
            ))}
      </text>
      <Hand right={false} />
      <Hand right />
    </g>
  );
}
