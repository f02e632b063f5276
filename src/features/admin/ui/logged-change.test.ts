import { describe, expect, it } from 'vitest';
import { loadedI18n } from '#web/i18n.ts';
import { loggedChange, wasListed } from './logged-change.ts';

const english = await loadedI18n('en');
const change = (before: object | null, after: object | null, action = 'reject') =>
  loggedChange({ action, before: before && JSON.stringify(before), after: after && JSON.stringify(after) }, english);

describe('loggedChange', () => {
  it('puts the approval of a server into words', async () => {
    const logged = { action: 'reject', before: '{"approval":"approved"}', after: '{"approval":"rejected"}' };
    expect(loggedChange(logged, english)).toEqual({ approval: ['Public', 'Rejected'], details: null });
    const { approval } = loggedChange(logged, await loadedI18n('de', 'admin'));
    expect(approval).toEqual(['Öffentlich', 'Abgelehnt']);
  });

  it('puts into words why a server was held or rejected', async () => {
    const before = { approval: 'pending', reason: { key: 'few-members', members: 20 } };
    const after = { approval: 'rejected', reason: { key: 'written', text: 'Spam.' }, blocked: true };
    const details = 'It has fewer than 20 members. → Spam., blocked: yes';
    expect(change(before, after)).toEqual({ approval: ['Waiting', 'Rejected'], details });
    const logged = {
      action: 'approve',
      before: JSON.stringify(before),
      after: JSON.stringify({ approval: 'approved' }),
    };
    expect(loggedChange(logged, await loadedI18n('de', 'admin')).details).not.toContain('few-members');
  });

  it('shows a reason that no longer applies as one from before, without an arrow to nothing', () => {
    const held = { approval: 'pending', reason: { key: 'age-restricted' } };
    expect(change(held, { approval: 'approved' }, 'approve').details).toBe('before: It is age-restricted.');
  });

  it('knows whether a server was on the lists', () => {
    expect(wasListed({ before: '{"approval":"approved"}' })).toBe(true);
    expect(wasListed({ before: '{"approval":"pending"}' })).toBe(false);
    expect(wasListed({ before: null })).toBe(false);
  });

  it('puts other fields into words', () => {
    expect(change({ on: false }, { on: true }, 'switch').details).toBe('off → on');
    const before = { rating: 1, title: 'Bad', content: 'No.', reports: 3 };
    expect(change(before, { removed: true }, 'remove-review').details).toBe(
      'rating: 1, title: Bad, text: No., reports: 3 → removed: yes',
    );
  });

  it('says that an icon is another one, for a rejected change as part of what was rejected', () => {
    const words = { name: 'Old', description: null, icon_hash: 'a1' };
    const before = { ...words, reason: { key: 'written', text: 'Spam.' } };
    const next = { ...words, name: 'New', icon_hash: 'b2' };
    expect(change(before, { refused: { ...words, name: 'New' } }, 'refuse-change').details).toBe(
      'name: Old, description: –, Spam. → rejected: name: New, description: –',
    );
    expect(change(before, { refused: next }, 'refuse-change').details).toMatch(
      / → rejected: name: New, description: –, different icon$/,
    );
    expect(change(before, next, 'approve-change').details).toMatch(/ → name: New, description: –, different icon$/);
  });

  it('shows what it does not know by its stored names', () => {
    const before = { approval: 'pending', reason: { key: 'unheard-of' } };
    expect(change(before, { approval: 'rejected', toString: 1 })).toEqual({
      approval: ['Waiting', 'Rejected'],
      details: 'reason: key: unheard-of → toString: 1',
    });
    expect(change({ approval: 'unheard-of' }, { approval: 'approved' }).approval).toEqual(['unheard-of', 'Public']);
    expect(change(null, { size: 1 }).details).toBe('– → size: 1');
  });

  it('returns nulls when nothing changed, or when the name of the action says it', () => {
    expect(change({ approval: 'approved' }, { approval: 'approved' })).toEqual({ approval: null, details: null });
    expect(change(null, null)).toEqual({ approval: null, details: null });
    expect(change({ suspended: false }, { suspended: true }, 'suspend')).toEqual({ approval: null, details: null });
  });
});
