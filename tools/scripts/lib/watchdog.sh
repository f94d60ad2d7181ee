#!/bin/sh
# watchdog.mjs in a megabyte, for a server that starts nothing itself: runs a command that must not
# outlive its parent, however the parent ends. The parent holds the other end of our standard input,
# and its closing is the signal.
exec 3<&0
"$@" <&- 3<&- &
child=$!
# Ctrl-C reaches the whole terminal; the parent decides, so that the order of ending is one.
trap '' INT HUP
trap 'kill -TERM $child 2>/dev/null' TERM
# A sudden death on demand, for the tests that prove nothing is lost by one.
trap 'kill -KILL $child 2>/dev/null' USR2
(
  exec >/dev/null 2>&1
  cat <&3
  kill -TERM $child
  sleep 3
  kill -KILL $child
) &
ends=$!
exec 3<&-
# A signal of ours ends the waiting and not the child.
while true; do
  wait $child 2>/dev/null
  code=$?
  kill -0 $child 2>/dev/null || break
done
kill -KILL $ends 2>/dev/null
[ "$code" -gt 128 ] && [ "$code" -ne 143 ] && echo "$1: ended by signal $((code - 128))" >&2
exit "$code"
