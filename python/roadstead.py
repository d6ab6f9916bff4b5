"""Many games moved on together, from Python: a thin cover of include/roadstead_batch.h over ctypes.

    batch = Batch("plunder", players=3, games=1000, seed="any-seed")
    while True:
        batch.step([policy(batch, i) for i in range(batch.games)])

Needs nothing but Python and libroadstead. Where NumPy is there, the arrays are NumPy's, without a copy: a row a game.
"""
import ctypes
import os
import pathlib
import typing

try:
    import numpy
except ImportError:  # the arrays are then ctypes', with the same indices: batch.numbers[game][number]
    numpy = None

SEATS, LIST = 5, 1024
CHOICES = ctypes.POINTER(ctypes.c_int16)
WAIT, RENEW, ASK = -1, -2, -3  # instead of a move's place in its list


class Game(ctypes.Structure):
    _fields_ = [(name, ctypes.c_char_p) for name in ("id", "title", "summary")]
    _fields_ += [("rules_version", ctypes.c_int), ("versions", ctypes.c_void_p), ("changes", ctypes.c_void_p)]
    _fields_ += [(name, ctypes.c_int) for name in ("least_players", "most_players")]  # and more


class Move(ctypes.Structure):
    _fields_ = [("verb", ctypes.c_uint8), ("arg", ctypes.c_int8 * 7)]


class Words(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char_p)]  # and more, which nobody needs here


class Label(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char * 60), ("least", ctypes.c_int16), ("most", ctypes.c_int16), ("words", ctypes.POINTER(Words))]


class Window(ctypes.Structure):
    _fields_ = [(name, ctypes.c_void_p) for name in ("number", "seat", "legal", "moves", "numbers", "ended", "place", "score")]


class Text(ctypes.Structure):
    _fields_ = [("at", ctypes.c_void_p), ("size", ctypes.c_size_t), ("used", ctypes.c_size_t), ("cut", ctypes.c_bool)]


class Number(typing.NamedTuple):
    """What a number of the rows means: a plain one if words is None, else the place of a word in that table of the schema."""

    name: str
    least: int
    most: int
    words: typing.Optional[str]


def load(path=None):
    """libroadstead: where ROADSTEAD_LIBRARY says, or in this tree's build, or installed."""
    built = pathlib.Path(__file__).resolve().parents[1] / "build/libroadstead.so"
    path = path or os.environ.get("ROADSTEAD_LIBRARY") or (str(built) if built.exists() else "libroadstead.so.0")
    try:
        library = ctypes.CDLL(path)
    except OSError as problem:
        raise RuntimeError(f"{path} cannot be loaded ({problem}); script/build library makes it.") from None
    pointer, number, text = ctypes.c_void_p, ctypes.c_int, ctypes.c_char_p
    for name, result, arguments in (
        ("rs_game_count", number, ()),
        ("rs_game_at", ctypes.POINTER(Game), (number,)),
        ("rs_game_find", pointer, (text,)),
        ("rs_number_plan", number, (pointer, number, pointer, pointer)),
        ("rs_batch_bytes", ctypes.c_size_t, (pointer, number, number)),
        ("rs_batch_begin", text, (pointer, pointer, number, number, pointer, text)),
        ("rs_batch_show", None, (pointer, pointer)),
        ("rs_batch_step", number, (pointer, pointer, pointer)),
        ("rs_batch_ask_bytes", ctypes.c_size_t, ()),
        ("rs_batch_ask", ctypes.c_bool, (pointer, text, number, pointer, pointer)),
        ("rs_move_text", None, (pointer, pointer, Move, pointer)),
    ):
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return library


def games(library=None):
    """The numbers of players of each game there is, by its id: {"plunder": range(2, 5), ..}"""
    library = library or load()
    found = [library.rs_game_at(i).contents for i in range(library.rs_game_count())]
    return {game.id.decode(): range(game.least_players, game.most_players + 1) for game in found}


def aligned(size, alignment=64):
    """A block of memory, and its address."""
    block = ctypes.create_string_buffer(size + alignment)
    return block, -(-ctypes.addressof(block) // alignment) * alignment


class Batch:
    """So many games of one kind. After each step the arrays say, a row a game:

    number   which game it is: its dice are those of the seed SEED.number, as in `roadstead sim --seed SEED`
    seat     who is asked
    legal    how many moves that seat has
    moves    the moves themselves, of which so many count: verb and arguments
    numbers  what that seat sees, as `meaning` explains (None if not wanted)
    ended    1 where the last step ended a game, and another has begun
    place    of each seat in the game that ended: 1 for the winner; else 0
    score    likewise
    """

    def __init__(self, game, players, games, seed, options=None, numbers=True, library=None):
        self.library = library or load()
        self.games = games
        self._game = self.library.rs_game_find(game.encode())
        if not self._game:
            raise ValueError(f"There is no game '{game}'.")
        if games < 1:
            raise ValueError("A batch has one game at least.")
        self.meaning = self._read_meaning(players)
        names = [number.name for number in self.meaning if number.name.startswith("option.")]
        if options is not None and len(options) != len(names):
            raise ValueError(f"{game} has {len(names)} options: {', '.join(names)}.")
        self._block, self._batch = aligned(self.library.rs_batch_bytes(self._game, players, games))
        chosen = None if options is None else (ctypes.c_int16 * len(options))(*options)
        problem = self.library.rs_batch_begin(self._batch, self._game, players, games, chosen, seed.encode())
        if problem:
            raise ValueError(problem.decode())
        self._window = Window()
        self._thinking = aligned(self.library.rs_batch_ask_bytes())
        self.number = self._array("number", ctypes.c_int64)
        self.seat = self._array("seat", ctypes.c_int8)
        self.legal = self._array("legal", ctypes.c_int16)
        self.moves = self._array("moves", Move, LIST)
        self.numbers = self._array("numbers", ctypes.c_int16, len(self.meaning)) if numbers else None
        self.ended = self._array("ended", ctypes.c_uint8)
        self.place = self._array("place", ctypes.c_int8, SEATS)
        self.score = self._array("score", ctypes.c_int32, SEATS)
        self.library.rs_batch_show(self._batch, ctypes.byref(self._window))

    def _read_meaning(self, players):
        labels = (Label * self.library.rs_number_plan(self._game, players, None, None))()
        self.library.rs_number_plan(self._game, players, None, labels)
        return [Number(l.name.decode(), l.least, l.most, l.words.contents.name.decode() if l.words else None) for l in labels]

    def _array(self, name, kind, row=None):
        array = ((kind * row if row else kind) * self.games)()
        setattr(self._window, name, ctypes.addressof(array))
        return numpy.ctypeslib.as_array(array) if numpy else array

    def _choices(self, choices):
        """As the library wants them. What does not fit into its numbers is no choice either way."""
        if len(choices) != self.games:
            raise ValueError(f"There are {self.games} games and {len(choices)} choices.")
        if numpy:
            return numpy.ascontiguousarray(numpy.clip(choices, -0x8000, 0x7FFF), dtype=numpy.int16).ctypes.data_as(CHOICES)
        return (ctypes.c_int16 * self.games)(*(max(-0x8000, min(int(choice), 0x7FFF)) for choice in choices))

    def step(self, choices):
        """Makes a move in each game: the place of a legal move, WAIT, or RENEW. If one of them is none, nothing changes at all."""
        bad = self.library.rs_batch_step(self._batch, self._choices(choices), ctypes.byref(self._window))
        if bad >= 0:
            raise ValueError(f"Game {bad} has {self.legal[bad]} moves, and no number {choices[bad]}.")

    def ask(self, bot, choices, iterations=100):
        """The choices, each ASK replaced by what the bot chooses; it sees what the seat sees."""
        asked = self._choices(choices)
        if not self.library.rs_batch_ask(self._batch, bot.encode(), iterations, self._thinking[1], asked):
            raise ValueError(f"There is no bot '{bot}'.")
        return [asked[i] for i in range(self.games)]

    def move_text(self, game, choice):
        """A legal move in words, such as "sail north"."""
        buffer = ctypes.create_string_buffer(240)
        text = Text(ctypes.addressof(buffer), len(buffer), 0, False)
        move = self.moves[game][choice]
        if numpy:
            move = Move(int(move["verb"]), (ctypes.c_int8 * 7)(*move["arg"]))
        self.library.rs_move_text(self._game, None, move, ctypes.byref(text))
        return buffer.value.decode()
