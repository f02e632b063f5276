// Discord tokens at rest: AES-256-GCM with a key of their own, bound to the user.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface TokenCipher {
  seal(userId: string, token: string): string;
  /** Null when the text was not sealed here for this user: another secret, or a changed row. */
  open(userId: string, sealed: string): string | null;
}

/** @param secret of the installation; the key is derived from it */
export function createTokenCipher(secret: string): TokenCipher {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'tokens of the platform', 32));
  return {
    seal(userId, token) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(userId));
      const sealed = Buffer.concat([nonce, cipher.update(token, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${VERSION}.${sealed.toString('base64url')}`;
    },
    open(userId, text) {
      const [version, body = ''] = text.split('.');
      const sealed = Buffer.from(body, 'base64url');
      if (version !== VERSION || sealed.length < NONCE_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES));
      decipher.setAAD(Buffer.from(userId)).setAuthTag(sealed.subarray(-TAG_BYTES));
      try {
        return decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return null; // the tag does not match: not ours, or not this user's
      }
    },
  };
}
