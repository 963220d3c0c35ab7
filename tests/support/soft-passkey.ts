import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest();

interface Asked {
  options: { challenge: string; user?: { id: string } };
  origin?: string;
  rpId?: string;
  /** Whether a finger, a face or a PIN was asked for. */
  isVerified?: boolean;
  counter?: number;
}

/** A passkey as a device or a password manager keeps one: what the browser would answer with it. */
export function softPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const encodedId = id.toString('base64url');
  let userHandle = 'c29tZWJvZHk';

  const authenticatorData = ({ rpId = 'localhost', isVerified = true, counter = 0 }: Asked, attested?: Buffer) => {
    const head = Buffer.alloc(5);
    head[0] = 0x01 | (isVerified ? 0x04 : 0) | (attested ? 0x40 : 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head, attested ?? Buffer.alloc(0)]);
  };
  const clientData = (type: string, { options, origin = 'http://localhost:3000' }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge: options.challenge, origin, crossOrigin: false }));
  const credential = <R extends object>(response: R) => ({
    id: encodedId,
    rawId: encodedId,
    type: 'public-key' as const,
    response,
  });

  return {
    make(asked: Asked) {
      userHandle = asked.options.user?.id ?? userHandle;
      // CBOR of { 1: 2, 3: -7, -1: 1, -2: x, -3: y }: an elliptic key for ES256.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const length = Buffer.from([0, id.length]);
      const data = authenticatorData(asked, Buffer.concat([Buffer.alloc(16), length, id, key]));
      // CBOR of { fmt: 'none', attStmt: {}, authData }.
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return credential({
        clientDataJSON: clientData('webauthn.create', asked).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      });
    },
    use(asked: Asked) {
      const client = clientData('webauthn.get', asked);
      const data = authenticatorData(asked);
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
        userHandle,
      });
    },
  };
}
