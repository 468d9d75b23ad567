import s from './bomb.module.css';
import { layOutPair, layOutSign } from './sign-layout.ts';

function Hand({ right }: { right: boolean }) {
  return (
    <g
      transform={right ? 'translate(260 0) scale(-1 1) translate(-15 0)' : 'translate(-15 0)'}
      stroke="var(--ink)"
      strokeWidth="5"
      strokeLinejoin="round"
      strokeLinecap="round"
      data-hand=""
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
/** Top and height of the board: two prompts need a higher one. */
const BOARD = { one: { y: 150, h: 68 }, two: { y: 140, h: 94 } } as const;

/** The plus between two prompts. */
const Plus = ({ y }: { y: number }) => (
  <g>
    <circle cx="63" cy={y} r="12" fill="var(--accent-2)" stroke="var(--ink)" strokeWidth="4" />
    <path d={`M57 ${y}h12M63 ${y - 6}v12`} stroke="var(--on-accent-2)" strokeWidth="4.5" strokeLinecap="round" />
  </g>
);

interface PromptSignProps {
  prompt: string;
  /** A second prompt that the word must hold, too. */
  also?: string | undefined;
}

/** The sign with the prompt, or with two of them, held by two hands; part of a drawing of 260 × 270 units. */
export function PromptSign({ prompt, also }: PromptSignProps) {
  const { lines, fontSize } = also ? layOutPair([prompt, also]) : layOutSign(prompt);
  const { y, h } = BOARD[also ? 'two' : 'one'];
  const step = fontSize * LINE_HEIGHT;
  const top = y + h / 2 + fontSize * 0.35 - ((lines.length - 1) * step) / 2;
  return (
    <g>
      <rect x="20" y={y} width="220" height={h + 14} rx="22" fill="var(--ink)" />
      <rect x="26" y={y + 3} width="208" height={h + 2} rx="18" fill="var(--tile-edge)" />
      <rect x="26" y={y} width="208" height={h} rx="18" fill="var(--tile)" />
      <rect x="32" y={y + 5} width="196" height="10" rx="5" fill="#fff" opacity=".7" />
      <text
        x="130"
        y={top}
        textAnchor="middle"
        className={s.prompt}
        style={{ fontSize }}
        key={`${prompt}+${also ?? ''}`}
        data-testid="sign"
      >
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
      {also ? <Plus y={y + h / 2} /> : null}
      <Hand right={false} />
      <Hand right />
    </g>
  );
}
