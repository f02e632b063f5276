import { describe, expect, it } from 'vitest';
import { placeBubble } from './tooltip-bubble.tsx';

const screen = { width: 400, height: 800 };
const bubble = { width: 100, height: 56 };

describe('placeBubble', () => {
  it('centers the bubble above its anchor', () => {
    expect(placeBubble({ left: 150, top: 300, width: 40, height: 20 }, bubble, screen)).toEqual({
      left: 120,
      top: 244,
    });
  });
  it('places it below if there is no room above', () => {
    expect(placeBubble({ left: 150, top: 30, width: 40, height: 20 }, bubble, screen).top).toBe(50);
  });
  it('leaves no pixel between the bubble and its anchor', () => {
    expect(placeBubble({ left: 150, top: 300.4, width: 40, height: 20.2 }, bubble, screen).top).toBe(245);
    expect(placeBubble({ left: 150, top: 30.4, width: 40, height: 20.2 }, bubble, screen).top).toBe(50);
  });
  it('keeps it 8 px inside either edge', () => {
    expect(placeBubble({ left: 0, top: 300, width: 10, height: 10 }, bubble, screen).left).toBe(8);
    expect(placeBubble({ left: 395, top: 300, width: 10, height: 10 }, bubble, screen).left).toBe(292);
  });
});
