import { ApiError } from './api-error.ts';
import { askForPassword } from './password-prompt.ts';
import { isSomebodyThere } from './presence.ts';
import { endSession, noteServerTime, readSession } from './session.ts';

/**
 * The one way to the API: adds the session's bearer token and turns every refusal into an
 * `ApiError`. A 401 or 403 to an authenticated read ends the session and reloads;
 * so does a 401 to a write, since only an ended session can cause it. A refused write with 403
 * is the caller's to show. Features make their typed client with it:
 * `apiClient<typeof someRoutes>('/')`.
 */
export async function apiFetch(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const token = readSession()?.token;
  const headers = new Headers(init.headers);
  if (token) headers.set('authorization', `Bearer ${token}`);
  // Automatic requests do not keep the session alive while nobody is at the desk.
  if (!isSomebodyThere()) headers.set('x-kiyi-idle', '1');
  const response = await fetch(input, { ...init, headers }).catch(() => {
    throw new ApiError(
      0,
      'OFFLINE',
      'Sunucuya ulaşılamadı. Bağlantınızı denetleyip yeniden deneyin.',
    );
  });
  if (token) noteServerTime(Date.parse(response.headers.get('date') ?? ''));
  if (response.ok) return response;
  const isRead = (init.method ?? 'GET') === 'GET';
  if (token && (response.status === 401 || (isRead && response.status === 403))) {
    endSession('refused');
  }
  const refusal = await readError(response);
  // Repeats the call once the user has confirmed the password.
  if (refusal.code === 'PASSWORD_REQUIRED' && (await askForPassword()))
    return apiFetch(input, init);
  if (refusal.code === 'SECOND_FACTOR_REQUIRED') leadToSetUp();
  throw refusal;
}

/** Nothing else is answered before a second factor is set up; afterwards the user returns here. */
function leadToSetUp(): void {
  const { pathname, search } = location;
  if (pathname === SET_UP) return;
  location.replace(`${SET_UP}?redirect=${encodeURIComponent(pathname + search)}`);
}

const SET_UP = '/dashboard/second-factor';

/** A proxy or a crash may answer with something other than our envelope. */
export async function readError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const { code, content, issues, requestId } = (body ?? {}) as Partial<{
    code: ApiError['code'];
    content: string;
    issues: ApiError['issues'];
    requestId: string;
  }>;
  return new ApiError(
    response.status,
    code ?? 'INTERNAL',
    typeof content === 'string' ? content : 'Sunucu beklenmeyen bir yanıt verdi.',
    { issues, requestId },
  );
}

/** The `content` of a successful answer. @throws ApiError */
export async function contentOf<Content>(
  call: Promise<{ json(): Promise<{ content: Content }> }>,
): Promise<Content> {
  const answer = await call;
  return (await answer.json()).content;
}
