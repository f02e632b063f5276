// The login page: a plain HTML form that works without scripts. It says clearly that its users are fictional.

import type { AuthorizeRequest } from './oauth-request.ts';
import { sandboxApp } from './sandbox-app.ts';
import { sampleUsers, type SampleUser } from './sample-users.ts';

const SCOPE_TEXTS: Record<string, string> = {
  identify: 'See the name and picture',
  email: 'See the e-mail address',
  guilds: 'See the list of servers',
  'guilds.members.read': 'See the membership in those servers',
  bot: 'Add its bot to a server',
  'applications.commands': 'Add commands to a server',
};

const STYLE = `
:root{color-scheme:light dark;--ground:#eff5f6;--card:#fff;--ink:#08212a;--soft:#3a515a;--line:#70848a;--lamp:#ffb845;--on-lamp:#201304}
@media (prefers-color-scheme:dark){:root{--ground:#051920;--card:#0b232b;--ink:#f3f0e9;--soft:#b1c1c5;--line:#67828d;--lamp:#fdbe5c}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:30rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.5rem;line-height:1.2;margin:0 0 .5rem}
p{color:var(--soft);margin:0 0 1rem}
form,.card{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:1rem}
fieldset{border:0;margin:0 0 1rem;padding:0}
legend{font-weight:650;padding:0 0 .5rem}
label{display:flex;gap:.75rem;align-items:center;min-height:44px;padding:.25rem .5rem;border-radius:10px}
label:hover{background:color-mix(in srgb,var(--lamp) 14%,transparent)}
input{width:1.15rem;height:1.15rem;accent-color:var(--lamp)}
img{border-radius:50%}
small{display:block;color:var(--soft)}
select{width:100%;min-height:44px;font:inherit}
.actions{display:flex;gap:.75rem}
button{flex:1;min-height:44px;border-radius:10px;border:1px solid var(--line);background:none;color:var(--ink);font:inherit;font-weight:600;cursor:pointer}
button[value=allow]{background:var(--lamp);border-color:var(--lamp);color:var(--on-lamp)}
:focus-visible{outline:2px solid #2a9fc4;outline-offset:2px}
`;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"><title>${title}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
}

/** `query` is preserved in the form's URL; `chosenId` is the last user who logged in. */
export function signInPage(
  request: AuthorizeRequest,
  query: URLSearchParams,
  chosenId: string | null,
  guilds: readonly { id: string; name: string }[],
): string {
  const chosen = sampleUsers.find(({ id }) => id === chosenId) ?? sampleUsers[0];
  return page(
    'Sign in (sandbox)',
    `<h1>${escapeHtml(sandboxApp.name)} asks to sign you in</h1>` +
      '<p>This page stands in for the chat platform. The people on it are invented; pick one.</p>' +
      `<form method="post" action="/oauth2/authorize?${escapeHtml(query.toString())}">` +
      `<fieldset><legend>Sign in as</legend>${sampleUsers.map((user) => userRow(user, user === chosen)).join('')}</fieldset>` +
      `<fieldset><legend>It will be able to</legend>${request.scopes.map(scopeRow).join('')}</fieldset>` +
      (request.scopes.includes('bot') ? guildChoice(guilds, request.guildId) : '') +
      '<div class="actions"><button name="decision" value="allow">Allow</button><button name="decision" value="deny">Deny</button></div></form>',
  );
}

function userRow(user: SampleUser, isChosen: boolean): string {
  const picture =
    user.avatar === null
      ? `/embed/avatars/${(BigInt(user.id) >> 22n) % 6n}.png`
      : `/avatars/${user.id}/${user.avatar}.webp?size=64`;
  const notes = [user.username, ...(user === sampleUsers[0] ? ['admin of the sandbox'] : []), ...emailNote(user)];
  return (
    `<label><input type="radio" name="user_id" value="${user.id}"${isChosen ? ' checked' : ''}>` +
    `<img src="${picture}" alt="" width="36" height="36"><span><bdi>${escapeHtml(user.globalName ?? user.username)}</bdi>` +
    `<small>${escapeHtml(notes.join(', '))}</small></span></label>`
  );
}

function emailNote(user: SampleUser): string[] {
  if (user.email === null) return ['no e-mail address'];
  return user.isVerified ? [] : ['e-mail address not verified'];
}

/** All scopes except `identify` and `bot` can be unchecked, to test the product with fewer. */
function scopeRow(scope: string): string {
  const text = escapeHtml(SCOPE_TEXTS[scope] ?? scope);
  const fixed = scope === 'identify' || scope === 'bot';
  const box = `<input type="checkbox" name="scope" value="${escapeHtml(scope)}" checked${fixed ? ' disabled' : ''}>`;
  return `<label>${box}<span>${text}</span></label>`;
}

function guildChoice(guilds: readonly { id: string; name: string }[], fixedId: string | null): string {
  const choices = fixedId === null ? guilds : guilds.filter(({ id }) => id === fixedId);
  const options = choices.map(({ id, name }) => `<option value="${id}">${escapeHtml(name)}</option>`).join('');
  return `<fieldset><legend><label for="guild">Add the bot to</label></legend><select id="guild" name="guild_id">${options}</select></fieldset>`;
}

/** A page with a single message. */
export function messagePage(title: string, message: string): string {
  return page(escapeHtml(title), `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(message)}</p>`);
}
