import { styled } from '../theme/styled.ts';
import type { ReactNode } from 'react';
import { color, font } from '../theme/tokens.ts';

const Face = styled('svg')({
  inlineSize: '3.25rem',
  blockSize: '3.25rem',
  flex: 'none',
  '& circle': { fill: 'none', strokeWidth: 2, stroke: color.onDuskLine },
  '& circle + circle': { stroke: color.onDuskAccent, strokeWidth: 3, strokeLinecap: 'round' },
  '& text': { fill: color.onDusk, font: `500 15px ${font.sans}`, textAnchor: 'middle' },
});

const circumference = 2 * Math.PI * 22;

/** On an evening surface: minutes as their arc of an hour. The words beside it say the same. */
export function ClockFace({ minutes }: { readonly minutes: number }): ReactNode {
  return (
    <Face viewBox="0 0 52 52" aria-hidden="true">
      <circle cx="26" cy="26" r="22" />
      <circle
        cx="26"
        cy="26"
        r="22"
        strokeDasharray={`${(minutes / 60) * circumference} ${circumference}`}
        transform="rotate(-90 26 26)"
      />
      <text x="26" y="31.5">
        {minutes}
      </text>
    </Face>
  );
}
