#!/bin/sh
# Runs a command that must not outlive its parent, however the parent ends (even by kill -9): the
# parent holds the other end of our standard input, and its closing is the signal. We lead a process
# group of our own, so that whatever the command starts ends with it.
exec 3<&0
"$@" <&- 3<&- &
child=$!
trap '' HUP INT
trap "trap '' TERM; kill -TERM 0" TERM
(
  trap '' TERM
  exec >/dev/null 2>&1
  cat <&3
  kill -TERM 0
  sleep 3
  kill -KILL 0
) &
exec 3<&-
# A signal of ours ends the waiting and not the child.
while true; do
  wait $child 2>/dev/null
  code=$?
  kill -0 $child 2>/dev/null || break
done
# For example, out of memory.
[ "$code" -gt 128 ] && [ "$code" -ne 143 ] && echo "$1: ended by signal $((code - 128))" >&2
exit "$code"
