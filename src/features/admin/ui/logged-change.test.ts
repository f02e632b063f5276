import { describe, expect, it } from 'vitest';
import { loadedI18n } from '#web/i18n.ts';
import { loggedChange } from './logged-change.ts';

const english = await loadedI18n('en');
const change = (before: object | null, after: object | null) =>
  loggedChange({ before: before && JSON.stringify(before), after: after && JSON.stringify(after) }, english);

describe('loggedChange', () => {
  it('puts the approval of a server into words', async () => {
    const logged = { before: '{"approval":"approved"}', after: '{"approval":"rejected"}' };
    expect(loggedChange(logged, english)).toEqual({ approval: ['Public', 'Declined'], details: null });
    const { approval } = loggedChange(logged, await loadedI18n('de'));
    expect(approval).toEqual(['Öffentlich', 'Abgelehnt']);
  });

  it('puts into words why a server was held or declined', async () => {
    const before = { approval: 'pending', reason: { key: 'few-members', members: 20 } };
    const after = { approval: 'rejected', reason: { key: 'written', text: 'Spam.' }, blocked: true };
    const details = 'It has fewer than 20 members. → Spam. {"blocked":true}';
    expect(change(before, after)).toEqual({ approval: ['Waiting', 'Declined'], details });
    const logged = { before: JSON.stringify(before), after: JSON.stringify({ approval: 'approved' }) };
    expect(loggedChange(logged, await loadedI18n('de')).details).not.toContain('few-members');
  });

  it('leaves everything else unchanged', () => {
    expect(
      change({ approval: 'pending', reason: { key: 'unheard-of' } }, { approval: 'rejected', blocked: true }),
    ).toEqual({
      approval: ['Waiting', 'Declined'],
      details: '{"reason":{"key":"unheard-of"}} → {"blocked":true}',
    });
    expect(change({ isOn: false }, { isOn: true }).details).toBe('{"isOn":false} → {"isOn":true}');
    expect(change(null, { isOn: true }).details).toBe('– → {"isOn":true}');
    expect(change({ approval: 'unheard-of' }, { approval: 'approved' }).details).toContain('unheard-of');
  });

  it('returns nulls when nothing changed', () => {
    expect(change({ approval: 'approved' }, { approval: 'approved' })).toEqual({ approval: null, details: null });
    expect(change(null, null)).toEqual({ approval: null, details: null });
  });
});
