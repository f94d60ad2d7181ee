/** Calendar feeds as other sellers write them, and a server that serves them. */

export type FeedEventFixture = {
  uid: string;
  start: string;
  end?: string;
  summary?: string;
  lines?: string[];
};

const compact = (day: string) => day.replaceAll('-', '');

/** An iCalendar file of all-day events; Booking.com's has another `newLine`. */
export function feedOf(events: FeedEventFixture[], newLine = '\r\n'): string {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN'];
  for (const { uid, start, end, summary = 'Reserved', lines: more = [] } of events) {
    lines.push('BEGIN:VEVENT', `UID:${uid}`, `DTSTART;VALUE=DATE:${compact(start)}`);
    if (end) lines.push(`DTEND;VALUE=DATE:${compact(end)}`);
    lines.push(`SUMMARY:${summary}`, ...more, 'END:VEVENT');
  }
  return [...lines, 'END:VCALENDAR', ''].join(newLine);
}

export type Outside = {
  fetch: typeof fetch;
  /** Sets the answer of an address. */
  serve(url: string, answer: string | Response | (() => Response | Promise<Response>)): void;
  /** Every request so far: its address and headers. */
  requests: { url: string; headers: Record<string, string> }[];
};

/** Replaces the internet: addresses and their answers. Unknown ones are unreachable. */
export function fakeOutside(): Outside {
  const answers = new Map<string, string | Response | (() => Response | Promise<Response>)>();
  const requests: Outside['requests'] = [];
  const fetchOutside = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = String(input);
    requests.push({ url, headers: Object.fromEntries(new Headers(init?.headers)) });
    const answer = answers.get(url);
    if (answer === undefined) throw new TypeError('fetch failed');
    if (typeof answer === 'function') return answer();
    if (typeof answer !== 'string') return answer.clone();
    return new Response(answer, { headers: { 'content-type': 'text/calendar' } });
  };
  return {
    fetch: fetchOutside,
    serve: (url, answer) => void answers.set(url, answer),
    requests,
  };
}
