// Load generator for the rooms bench: one thread, epoll, loopback WebSockets without TLS.
//
//   load-generator <ws|sio|game> <port> <players> <warm s> <measure s> <rooms,rooms,…> <keys/s> <parallel joins>
//
// Waits for a line on stdin before each step: join all sockets of a level, then (second line) type and measure.
// Player 0 of every room types; each key carries the moment at which it was written, and every other socket of the
// room takes the difference when it reads. Prints one JSON line per step. "q" ends it.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { PROTO_WS, PROTO_SIO, PROTO_GAME };
enum { NEW, RESERVING, CONNECTING, UPGRADING, GREETING, JOINED, DEAD };

// Codes of the rooms library's wire format.
enum { CODE_JOIN = 10, CODE_ERROR = 11, CODE_DATA = 13, CODE_STATE = 14 };
// Type of the game's draft message (DRAFT_MESSAGE of the contracts).
enum { DRAFT_MESSAGE = 1 };

#define SECOND 1000000000ull
#define TURN (3 * SECOND)
#define STAMP_LENGTH 17  // 'T' and 16 letters A to P: nanoseconds that look like a word
#define HTTP_SOCKETS 16
#define BUCKETS 4096

typedef struct {
  int fd, state, room, index;
  uint32_t have, capacity;
  uint8_t *rest;
  uint64_t began;
  char session[32];
} Socket;

typedef struct {
  int fd;
  Socket *current;
  char text[8192];
  int have;
} Http;

static int protocol, port, players, keysPerSecond = 8, parallelJoins = 64;
static int epollFd;
static Socket *sockets;
static char processId[64];
static Http http[HTTP_SOCKETS];
static Socket httpMark[HTTP_SOCKETS];  // only their addresses are used: which epoll event is whose

static uint64_t frames, drafts, bytes, sent, dead, histogram[BUCKETS], longest, longestLag;
static int measuring, joining, joined, toJoin, joinCursor, rooms;
static double joinMsSum, joinMsMost;
static uint64_t *nextKeyAt, *nextTurnAt;

static uint64_t now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (uint64_t)t.tv_sec * SECOND + (uint64_t)t.tv_nsec;
}

// Buckets of 20 µs up to 40 ms, of 1 ms beyond.
static void record(uint64_t ns) {
  if (ns > longest) longest = ns;
  uint64_t at = ns < 40000000ull ? ns / 20000 : 2000 + (ns - 40000000ull) / 1000000;
  histogram[at < BUCKETS ? at : BUCKETS - 1]++;
}

static double percentile(double share) {
  uint64_t total = 0, seen = 0;
  for (int i = 0; i < BUCKETS; i++) total += histogram[i];
  for (int i = 0; i < BUCKETS; i++) {
    seen += histogram[i];
    if ((double)seen > share * (double)total) return i < 2000 ? (i + 0.5) * 0.02 : 40 + (i - 2000) + 0.5;
  }
  return -1;
}

static void writeAll(int fd, const void *data, int length) {
  for (int done = 0; done < length;) {
    int n = (int)write(fd, (const char *)data + done, (size_t)(length - done));
    if (n > 0) done += n;
    else if (errno == EAGAIN) usleep(50);
    else return;
  }
}

static void sendFrame(Socket *s, int opcode, const void *payload, int length) {
  uint8_t frame[1024];
  int at = 0;
  frame[at++] = (uint8_t)(0x80 | opcode);
  if (length < 126) {
    frame[at++] = (uint8_t)(0x80 | length);
  } else {
    frame[at++] = 0x80 | 126;
    frame[at++] = (uint8_t)(length >> 8);
    frame[at++] = (uint8_t)length;
  }
  memset(frame + at, 0, 4);  // a mask of zeros leaves the payload as it is
  at += 4;
  memcpy(frame + at, payload, (size_t)length);
  writeAll(s->fd, frame, at + length);
}

static struct sockaddr_in serverAddress(void) {
  return (struct sockaddr_in){.sin_family = AF_INET, .sin_port = htons((uint16_t)port), .sin_addr.s_addr = htonl(0x7f000001)};
}

static void dial(Socket *s) {
  int on = 1;
  struct sockaddr_in address = serverAddress();
  s->fd = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
  if (s->fd < 0 || (connect(s->fd, (void *)&address, sizeof address) < 0 && errno != EINPROGRESS)) {
    perror("connect");
    exit(1);
  }
  setsockopt(s->fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  s->state = CONNECTING;
  struct epoll_event event = {.events = EPOLLIN | EPOLLOUT | EPOLLET, .data.ptr = s};
  epoll_ctl(epollFd, EPOLL_CTL_ADD, s->fd, &event);
}

static void sendUpgrade(Socket *s) {
  char path[300], request[700];
  if (protocol == PROTO_WS) snprintf(path, sizeof path, "/?room=%d&p=%d", s->room, s->index);
  else if (protocol == PROTO_SIO) snprintf(path, sizeof path, "/socket.io/?EIO=4&transport=websocket&room=%d&p=%d", s->room, s->index);
  else snprintf(path, sizeof path, "/%s/bench%d?sessionId=%s", processId, s->room, s->session);
  int length = snprintf(request, sizeof request,
                        "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
                        path, port);
  writeAll(s->fd, request, length);
  s->state = UPGRADING;
}

static void die(Socket *s) {
  if (s->state == DEAD) return;
  if (s->state != JOINED) joining--;
  s->state = DEAD;
  dead++;
}

static void finishJoin(Socket *s) {
  double ms = (double)(now() - s->began) / 1e6;
  s->state = JOINED;
  joining--;
  joined++;
  joinMsSum += ms;
  if (ms > joinMsMost) joinMsMost = ms;
}

// --- seat reservations of the game: HTTP with keep-alive -------------------------------------------------------------

static void openHttp(Http *h) {
  int on = 1;
  struct sockaddr_in address = serverAddress();
  h->fd = socket(AF_INET, SOCK_STREAM, 0);
  if (connect(h->fd, (void *)&address, sizeof address)) {
    perror("connect");
    exit(1);
  }
  setsockopt(h->fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  fcntl(h->fd, F_SETFL, O_NONBLOCK);
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = &httpMark[h - http]};
  epoll_ctl(epollFd, EPOLL_CTL_ADD, h->fd, &event);
}

// Player 0 opens the room, alone in practice, so that it may always type; the others watch.
static void reserveSeat(Http *h, Socket *s) {
  char body[240], request[700], path[60];
  if (h->fd <= 0) openHttp(h);
  if (s->index == 0) snprintf(path, sizeof path, "create/my_room");
  else snprintf(path, sizeof path, "joinById/bench%d", s->room);
  int length = snprintf(body, sizeof body, "{\"wbPlayer\":\"player:bench-%05d-%d\"%s", s->room, s->index,
                        s->index == 0 ? "" : ",\"spectate\":true}");
  if (s->index == 0) length += snprintf(body + length, sizeof body - (size_t)length, ",\"roomId\":\"bench%d\",\"settings\":{\"difficulty\":2}}", s->room);
  length = snprintf(request, sizeof request,
                    "POST /matchmake/%s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nContent-Type: application/json\r\n"
                    "Content-Length: %d\r\nConnection: keep-alive\r\n\r\n%s",
                    path, port, length, body);
  h->current = s;
  h->have = 0;
  writeAll(h->fd, request, length);
}

static int copyField(const char *text, const char *name, char *into, int size) {
  char pattern[40];
  snprintf(pattern, sizeof pattern, "\"%s\":\"", name);
  const char *at = strstr(text, pattern);
  if (!at) return 0;
  at += strlen(pattern);
  int i = 0;
  while (at[i] && at[i] != '"' && i < size - 1) {
    into[i] = at[i];
    i++;
  }
  into[i] = 0;
  return 1;
}

static void readHttp(Http *h) {
  int n = (int)read(h->fd, h->text + h->have, sizeof h->text - (size_t)h->have - 1);
  if (n <= 0) {
    if (n < 0 && errno == EAGAIN) return;
    close(h->fd);
    h->fd = 0;
    if (h->current) reserveSeat(h, h->current);
    return;
  }
  h->have += n;
  h->text[h->have] = 0;
  char *body = strstr(h->text, "\r\n\r\n");
  if (!body) return;
  char *lengthField = strcasestr(h->text, "content-length:");
  int length = lengthField ? atoi(lengthField + 15) : 0;
  if (h->have < (body - h->text) + 4 + length) return;
  Socket *s = h->current;
  h->current = NULL;
  if (!copyField(body, "sessionId", s->session, sizeof s->session) || !copyField(body, "processId", processId, sizeof processId)) {
    fprintf(stderr, "no seat: %s\n", h->text);
    die(s);
    return;
  }
  dial(s);
}

// --- frames ----------------------------------------------------------------------------------------------------------

static void greet(Socket *s, const uint8_t *p, int n) {
  if (protocol == PROTO_WS) {
    finishJoin(s);
  } else if (protocol == PROTO_SIO) {
    if (p[0] == '0') sendFrame(s, 1, "40", 2);
    else if (n >= 2 && p[0] == '4' && p[1] == '0') finishJoin(s);
  } else if ((p[0] & 31) == CODE_JOIN) {
    uint8_t acknowledge = CODE_JOIN;
    sendFrame(s, 2, &acknowledge, 1);
  } else if ((p[0] & 31) == CODE_STATE) {
    finishJoin(s);
  } else if ((p[0] & 31) == CODE_ERROR) {
    fprintf(stderr, "refused: %.*s\n", n - 1, p + 1);
    die(s);
  }
}

static int readStamp(const uint8_t *p, uint64_t *stamp) {
  uint64_t value = 0;
  for (int i = 1; i < STAMP_LENGTH; i++) {
    if (p[i] < 'A' || p[i] > 'P') return 0;
    value = value << 4 | (uint64_t)(p[i] - 'A');
  }
  *stamp = value;
  return 1;
}

static void takeFrame(Socket *s, int opcode, uint8_t *p, int n) {
  if (opcode == 9) {
    sendFrame(s, 10, p, n);
    return;
  }
  if (opcode == 8) {
    die(s);
    return;
  }
  if (opcode == 10) return;
  if (s->state == GREETING) {
    greet(s, p, n);
    return;
  }
  if (protocol == PROTO_SIO && n == 1 && p[0] == '2') {
    sendFrame(s, 1, "3", 1);
    return;
  }
  if (!measuring) return;
  frames++;
  bytes += (uint64_t)n;
  uint64_t stamp;
  for (uint8_t *at = p; (at = memchr(at, 'T', (size_t)(n - (at - p)))) && n - (at - p) >= STAMP_LENGTH; at++) {
    if (!readStamp(at, &stamp)) continue;
    uint64_t t = now();
    drafts++;
    record(t > stamp ? t - stamp : 0);
    return;
  }
}

static void keepRest(Socket *s, const uint8_t *data, int length) {
  s->have = (uint32_t)length;
  if (length == 0) return;
  if (s->capacity < (uint32_t)length) {
    s->capacity = (uint32_t)length + 256;
    s->rest = realloc(s->rest, s->capacity);
  }
  memcpy(s->rest, data, (size_t)length);
}

// Reads as many frames as there are and keeps the rest for the next time.
static void consume(Socket *s, uint8_t *data, int length) {
  int at = 0;
  if (s->state == UPGRADING) {
    uint8_t *end = memmem(data, (size_t)length, "\r\n\r\n", 4);
    if (!end) {
      keepRest(s, data, length);
      return;
    }
    if (memcmp(data, "HTTP/1.1 101", 12)) {
      fprintf(stderr, "no upgrade: %.*s\n", length > 200 ? 200 : length, data);
      die(s);
      return;
    }
    at = (int)(end - data) + 4;
    s->state = GREETING;
  }
  while (length - at >= 2) {
    uint64_t size = data[at + 1] & 127;
    int head = size == 126 ? 4 : size == 127 ? 10 : 2;
    if (length - at < head) break;
    if (head > 2) {
      size = 0;
      for (int i = 2; i < head; i++) size = size << 8 | data[at + i];
    }
    if ((uint64_t)(length - at) < (uint64_t)head + size) break;
    takeFrame(s, data[at] & 15, data + at + head, (int)size);
    at += head + (int)size;
  }
  keepRest(s, data + at, length - at);
}

static uint8_t buffer[1 << 18];

static void readSocket(Socket *s) {
  for (;;) {
    int have = (int)s->have;
    if (have) memcpy(buffer, s->rest, (size_t)have);
    s->have = 0;
    int n = (int)read(s->fd, buffer + have, sizeof buffer - (size_t)have);
    if (n < 0 && errno == EAGAIN) {
      keepRest(s, buffer, have);
      return;
    }
    if (n <= 0) {
      die(s);
      close(s->fd);
      return;
    }
    consume(s, buffer, have + n);
    if (have + n < (int)sizeof buffer) return;
  }
}

// --- what the sockets do ---------------------------------------------------------------------------------------------

// The typing player of every room comes first: whoever is there first is the host.
static Socket *joinAt(int cursor) {
  int roomCount = toJoin / players;
  if (cursor < roomCount) return &sockets[cursor * players];
  int other = cursor - roomCount;
  return &sockets[other / (players - 1) * players + 1 + other % (players - 1)];
}

static Socket *nextToJoin(void) {
  while (joinCursor < toJoin) {
    // Nobody else joins while a typing player is still on the way.
    if (joinCursor == toJoin / players && joining > 0) return NULL;
    Socket *s = joinAt(joinCursor++);
    if (s->state == NEW) return s;
  }
  return NULL;
}

static void startJoins(void) {
  Socket *s;
  if (protocol != PROTO_GAME) {
    while (joining < parallelJoins && (s = nextToJoin())) {
      s->began = now();
      joining++;
      dial(s);
    }
    return;
  }
  for (int i = 0; i < HTTP_SOCKETS && joining < parallelJoins; i++) {
    if (http[i].current || !(s = nextToJoin())) continue;
    s->began = now();
    s->state = RESERVING;
    joining++;
    reserveSeat(&http[i], s);
  }
}

static void typeKey(int room) {
  Socket *s = &sockets[room * players];
  if (s->state != JOINED) return;
  char stamp[STAMP_LENGTH + 1] = "T", text[120];
  uint64_t t = now();
  for (int i = 0; i < 16; i++) stamp[1 + i] = (char)('A' + (t >> (60 - 4 * i) & 15));
  stamp[STAMP_LENGTH] = 0;
  if (protocol == PROTO_WS) {
    sendFrame(s, 1, text, snprintf(text, sizeof text, "{\"type\":1,\"d\":{\"t\":\"r\",\"w\":\"%s\"}}", stamp));
  } else if (protocol == PROTO_SIO) {
    sendFrame(s, 1, text, snprintf(text, sizeof text, "42[\"draft\",{\"t\":\"r\",\"w\":\"%s\"}]", stamp));
  } else {
    // [13][type][msgpack {t: "r", w: stamp}]
    uint8_t message[40] = {CODE_DATA, DRAFT_MESSAGE, 0x82, 0xa1, 't', 0xa1, 'r', 0xa1, 'w', 0xa0 | STAMP_LENGTH};
    memcpy(message + 10, stamp, STAMP_LENGTH);
    sendFrame(s, 2, message, 10 + STAMP_LENGTH);
  }
  if (measuring) sent++;
}

// A message without a payload: [13][msgpack string].
static void sendPlain(Socket *s, const char *type) {
  uint8_t message[40] = {CODE_DATA, (uint8_t)(0xa0 | strlen(type))};
  memcpy(message + 2, type, strlen(type));
  sendFrame(s, 2, message, 2 + (int)strlen(type));
}

// The peers change their turn by themselves; a player who practises asks for the next prompt.
static void askForTurn(int room, uint64_t t) {
  if (nextTurnAt[room] > t || sockets[room * players].state != JOINED) return;
  sendPlain(&sockets[room * players], "practice-next");
  nextTurnAt[room] += TURN;
}

static void typeKeys(uint64_t t) {
  for (int room = 0; room < rooms; room++) {
    if (protocol == PROTO_GAME) askForTurn(room, t);
    if (nextKeyAt[room] > t) continue;
    uint64_t lag = t - nextKeyAt[room];
    if (measuring && lag > longestLag) longestLag = lag;
    typeKey(room);
    nextKeyAt[room] += SECOND / (uint64_t)keysPerSecond;
    if (nextKeyAt[room] + SECOND < t) nextKeyAt[room] = t;
  }
}

static void runUntil(uint64_t end, int typing, int untilJoined) {
  struct epoll_event events[512];
  for (;;) {
    uint64_t t = now();
    if (end && t >= end) return;
    if (untilJoined) {
      startJoins();
      if (joinCursor >= toJoin && joining == 0) return;
    }
    if (typing) typeKeys(t);
    int count = epoll_wait(epollFd, events, 512, typing ? 1 : 2);
    for (int i = 0; i < count; i++) {
      Socket *s = events[i].data.ptr;
      if (s >= httpMark && s < httpMark + HTTP_SOCKETS) {
        readHttp(&http[s - httpMark]);
        continue;
      }
      if (s->state == CONNECTING && events[i].events & EPOLLOUT) sendUpgrade(s);
      if (events[i].events & (EPOLLIN | EPOLLHUP | EPOLLERR)) readSocket(s);
    }
  }
}

static double cpuSeconds(void) {
  struct rusage u;
  getrusage(RUSAGE_SELF, &u);
  return (double)(u.ru_utime.tv_sec + u.ru_stime.tv_sec) + (double)(u.ru_utime.tv_usec + u.ru_stime.tv_usec) / 1e6;
}

// Keeps the sockets alive while it waits; false when it is to end.
static int waitForLine(void) {
  struct pollfd input = {.fd = 0, .events = POLLIN};
  char first, c;
  while (poll(&input, 1, 0) <= 0) runUntil(now() + 5000000ull, 0, 0);
  if (read(0, &first, 1) <= 0) return 0;
  for (c = first; c != '\n' && read(0, &c, 1) == 1;);
  return first != 'q';
}

static void joinLevel(int level) {
  uint64_t began = now();
  int before = joined;
  joinMsSum = joinMsMost = 0;
  toJoin = level * players;
  joinCursor = 0;
  runUntil(0, 0, 1);
  double seconds = (double)(now() - began) / 1e9;
  int joins = joined - before;
  printf("{\"joins\":%d,\"joinsPerSecond\":%.1f,\"joinMs\":%.2f,\"joinMsMost\":%.1f,\"dead\":%lu}\n", joins, joins / seconds,
         joins ? joinMsSum / joins : 0, joinMsMost, (unsigned long)dead);
  fflush(stdout);
}

static void measureLevel(int level, double warm, double measure) {
  rooms = level;
  uint64_t t = now();
  for (int room = 0; room < rooms; room++) {
    nextKeyAt[room] = t + (uint64_t)(rand() / (double)RAND_MAX * 1e9 / keysPerSecond);
    nextTurnAt[room] = t + (uint64_t)(rand() / (double)RAND_MAX * TURN);
    if (protocol == PROTO_GAME) sendPlain(&sockets[room * players], "start");
  }
  runUntil(now() + (uint64_t)(warm * 1e9), 1, 0);
  frames = drafts = bytes = sent = longest = longestLag = 0;
  memset(histogram, 0, sizeof histogram);
  printf("{\"measuring\":true}\n");
  fflush(stdout);
  measuring = 1;
  double cpu = cpuSeconds();
  uint64_t began = now();
  runUntil(began + (uint64_t)(measure * 1e9), 1, 0);
  double seconds = (double)(now() - began) / 1e9;
  measuring = 0;
  printf("{\"seconds\":%.3f,\"sent\":%lu,\"frames\":%lu,\"drafts\":%lu,\"bytes\":%lu,\"p50Ms\":%.2f,\"p99Ms\":%.2f,\"mostMs\":%.1f,"
         "\"generatorCpu\":%.3f,\"lagMs\":%.1f,\"dead\":%lu}\n",
         seconds, (unsigned long)sent, (unsigned long)frames, (unsigned long)drafts, (unsigned long)bytes, percentile(.5), percentile(.99),
         (double)longest / 1e6, (cpuSeconds() - cpu) / seconds, (double)longestLag / 1e6, (unsigned long)dead);
  fflush(stdout);
}

int main(int count, char **arguments) {
  if (count < 9) {
    fprintf(stderr, "usage: load-generator <ws|sio|game> <port> <players> <warm s> <measure s> <rooms,…> <keys/s> <parallel joins>\n");
    return 2;
  }
  protocol = !strcmp(arguments[1], "ws") ? PROTO_WS : !strcmp(arguments[1], "sio") ? PROTO_SIO : PROTO_GAME;
  port = atoi(arguments[2]);
  players = atoi(arguments[3]);
  double warm = atof(arguments[4]), measure = atof(arguments[5]);
  keysPerSecond = atoi(arguments[7]);
  parallelJoins = atoi(arguments[8]);
  int levels[64], levelCount = 0, most = 0;
  for (char *part = strtok(arguments[6], ","); part && levelCount < 64; part = strtok(NULL, ",")) {
    levels[levelCount] = atoi(part);
    if (levels[levelCount] > most) most = levels[levelCount];
    levelCount++;
  }
  epollFd = epoll_create1(0);
  sockets = calloc((size_t)(most * players), sizeof(Socket));
  nextKeyAt = calloc((size_t)most, sizeof *nextKeyAt);
  nextTurnAt = calloc((size_t)most, sizeof *nextTurnAt);
  for (int i = 0; i < most * players; i++) {
    sockets[i].room = i / players;
    sockets[i].index = i % players;
  }
  srand(1);
  for (int i = 0; i < levelCount; i++) {
    if (!waitForLine()) return 0;
    joinLevel(levels[i]);
    if (!waitForLine()) return 0;
    if (measure > 0) measureLevel(levels[i], warm, measure);
  }
  waitForLine();
  return 0;
}
