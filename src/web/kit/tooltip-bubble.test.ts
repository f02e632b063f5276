import { describe, expect, it } from 'vitest';
import { placeBubble } from './tooltip-bubble.tsx';

const screen = { width: 400, height: 800 };
const bubble = { width: 100, height: 40 };

describe('placeBubble', () => {
  it('centers the bubble above its anchor', () => {
    expect(placeBubble({ left: 150, top: 300, width: 40, height: 20 }, bubble, screen)).toEqual({
      left: 120,
      top: 252,
    });
  });
  it('places it below if there is no room above', () => {
    expect(placeBubble({ left: 150, top: 30, width: 40, height: 20 }, bubble, screen).top).toBe(58);
  });
  it('keeps it 8 px inside either edge', () => {
    expect(placeBubble({ left: 0, top: 300, width: 10, height: 10 }, bubble, screen).left).toBe(8);
    expect(placeBubble({ left: 395, top: 300, width: 10, height: 10 }, bubble, screen).left).toBe(292);
  });
});
